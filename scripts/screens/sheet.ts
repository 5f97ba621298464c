/** One state in one window and theme, with the file of each engine's picture. */
export interface Row {
  readonly state: string;
  readonly width: number;
  readonly theme: string;
  readonly pictures: Readonly<Record<string, string>>;
  readonly differences: readonly string[];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function sectionOf({ state, width, theme, pictures, differences }: Row): string {
  return `
<section data-look="${width} ${theme}">
<h2>${escape(state)}, ${width} px, ${theme}</h2>
${differences.length === 0 ? '' : `<ul>${differences.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>`}
<div class="engines">${Object.entries(pictures)
    .map(
      ([engine, file]) =>
        `<figure><figcaption>${escape(engine)}</figcaption><a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt="${escape(`${state} in ${engine}`)}"></a></figure>`,
    )
    .join('')}</div>
</section>`;
}

/** The contact sheet: one look at a time, the engines side by side. */
export function sheetOf(rows: readonly Row[]): string {
  const looks = [...new Set(rows.map(({ width, theme }) => `${width} ${theme}`))];
  const hide = looks
    .map((look, index) => `body:has(#look${index}:not(:checked)) [data-look="${look}"] { display: none }`)
    .join('\n');
  const choices = looks.map(
    (look, index) =>
      `<label><input type="radio" name="look" id="look${index}"${index === 0 ? ' checked' : ''}> ${look}</label>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contact sheets</title>
<style>
body { font: 16px system-ui; margin: 1rem }
nav { position: sticky; top: 0; background: Canvas; padding: .5rem; display: flex; gap: 1rem }
.engines { display: grid; grid-template-columns: repeat(3, 1fr); gap: .5rem; align-items: start }
figure { margin: 0 } img { width: 100%; border: 1px solid }
${hide}
</style>
<nav>${choices.join(' ')}</nav>
${rows.map(sectionOf).join('')}
</html>
`;
}
