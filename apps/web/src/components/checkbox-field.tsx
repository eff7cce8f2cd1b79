import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

interface CheckboxFieldProps extends ComponentProps<"input"> {
  label: string;
  hint?: ReactNode;
}

/** A native checkbox with its label; the whole line can be pressed. */
export function CheckboxField({ label, hint, ...props }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3">
      <span className="relative grid size-11 -ms-2.5 place-items-center">
        <input
          {...props}
          id={id}
          type="checkbox"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer absolute inset-0 m-auto size-6 cursor-pointer appearance-none rounded-sm border border-edge bg-surface checked:border-brand checked:bg-brand forced-colors:appearance-auto"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none relative size-4 text-on-brand opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <div className="py-2.5">
        <label htmlFor={id} className="block cursor-pointer font-medium leading-snug">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mt-0.5 text-sm text-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
