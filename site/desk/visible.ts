/** Characters that draw nothing: spaces, controls, direction marks, fillers, the empty Braille cell (`\u2800`). */
const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns a text with at least one visible character, otherwise `null`: a link without one could not be clicked. */
export function visible(text: string | null | undefined): string | null {
  return text && text.replaceAll(INVISIBLE, '') !== '' ? text : null;
}

/** The name of a colleague, or the e-mail address if the name has no visible characters. */
export function displayName({ name, email }: { readonly name: string | null; readonly email: string }): string {
  return visible(name) ?? email;
}
