/** Characters that draw nothing: spaces, controls, marks of direction, fillers, an empty Braille cell. As in `\u200B \u3164`. */
const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text in which there is something to see, or `null`. A link with any other could be neither seen nor clicked. */
export function visible(text: string | null | undefined): string | null {
  return text && text.replaceAll(INVISIBLE, '') !== '' ? text : null;
}

/** What a person of the firm is called: by name where it can be seen, otherwise by e-mail address. */
export function calledOf({ name, email }: { readonly name: string | null; readonly email: string }): string {
  return visible(name) ?? email;
}
