const table = `
want: wnat wan
suicide: suiside
suicidal: suisidal
disappear: dissapear
want to: wanna wana
going to: gonna gunna
to: too 2
dont: dnt
cant: cnt cannot
you: u
without: wo
die: diee dieing dxe
kill: kil kxll
alive: alife
dead: ded
life: lyfe lif
no one: noone
rape: rxpe rxped
hit: hiting hitts
husband: hubby
boyfriend: bf
girlfriend: gf
mother: mum mom mama mummy mommy mam
father: dad daddy papa
never: nvr
`;

/** How people type on phones, to how it is spelled; a value may be more than one word. */
export const TYPED_OTHERWISE: Readonly<Record<string, string>> = Object.fromEntries(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [meant = "", typed = ""] = line.split(": ");
      return typed.split(" ").map((spelling) => [spelling, meant]);
    }),
);
