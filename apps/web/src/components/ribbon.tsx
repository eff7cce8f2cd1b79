/** The ribbon of a book, hanging over the edge of a page that is marked. */
export function Ribbon() {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-px right-6 h-10 w-5 origin-top animate-unroll bg-lamp [clip-path:polygon(0_0,100%_0,100%_100%,50%_78%,0_100%)]"
    />
  );
}
