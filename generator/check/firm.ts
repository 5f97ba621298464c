import { readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso } from '../diagnostics/diagnose.ts';
import { isInWords, type OpeningHours, type SiteSpec } from '../schema/index.ts';
import { nearest } from '../diagnostics/words.ts';
import { colourOf, compileTextFont, groundsOf, uses, type Use } from '../compile/brand.ts';

/** Refuses opening hours of one day that overlap. */
export function* openingHours({ firm, values }: SiteSpec): Iterable<Diagnostic> {
  yield* hoursFit(['firm', 'hours'], firm.hours);
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'object' && !isInWords(value) && value.kind === 'hours')
      yield* hoursFit(['values', name, 'hours'], value.hours);
}

function* hoursFit(path: SpecPath, hours: readonly OpeningHours[]): Iterable<Diagnostic> {
  for (const [index, { days, opens, closes }] of hours.entries()) {
    const other = hours
      .slice(0, index)
      .findIndex((one) => one.days.some((day) => days.includes(day)) && one.opens < closes && opens < one.closes);
    const related = seeAlso([...path, other], 'The other hours are here.');
    if (other >= 0) yield diagnose('firm/hours', [...path, index, 'opens'], { opens }, related);
  }
}

/** Warns of an expired security contact. */
export function* securityContactExpired({ firm }: SiteSpec): Iterable<Diagnostic> {
  const expires = firm.securityContact?.expires;
  if (expires !== undefined && expires < new Date().toISOString().slice(0, 10))
    yield diagnose('firm/security-expired', ['firm', 'securityContact', 'expires'], { expires });
}

/** Refuses icons that do not exist: nothing would be shown in their place. */
export function* icons({ firm, header }: SiteSpec): Iterable<Diagnostic> {
  const named = [
    ...firm.social.map(({ icon }, index) => ({ icon, path: ['firm', 'social', index, 'icon'] })),
    ...(['entries', 'bar'] as const).flatMap((part) =>
      (header[part] ?? []).map(({ icon }, index) => ({ icon, path: ['header', part, index, 'icon'] })),
    ),
  ];
  for (const { icon, path } of named)
    if (icon !== undefined && !Object.hasOwn(installedIcons(), icon))
      yield diagnose('icon/unknown', path, { icon, meant: nearest(icon, Object.keys(installedIcons())) });
}

let installed: Readonly<Record<string, unknown>> | undefined;

function installedIcons(): Readonly<Record<string, unknown>> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json');
  return (installed ??= (JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, unknown> }).icons);
}

/** Refuses an analytics script that the content security policy would block. */
export function* scriptOrigin({ integrations: { analytics } }: SiteSpec): Iterable<Diagnostic> {
  if (!analytics || !URL.canParse(analytics.script)) return;
  const { origin } = new URL(analytics.script);
  if (!analytics.origins.some((one) => one === origin || one.includes('*')))
    yield diagnose('analytics/script-origin', ['integrations', 'analytics', 'origins'], { origin });
}

/** The formats of common secrets. */
const secrets: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bsb_secret_\w{8,}/, 'a Supabase secret key'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\b(?:sk|rk)_live_\w{10,}/, 'a Stripe secret key'],
  [/\bAKIA[A-Z\d]{16}\b/, 'an AWS access key'],
  [/\bgh[opsu]_\w{30,}/, 'a GitHub token'],
  [/\bpostgres(?:ql)?:\/\/[^\s:@/]+:[^\s@/]+@/, 'a database password'],
];

/** The kind of secret that a text contains, if any. */
export function secretIn(text: string): string | undefined {
  // Supabase's legacy keys are JWTs, whose payload names the role in clear text.
  const payload = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/.exec(text)?.[1];
  if (payload !== undefined && /"role"\s*:\s*"service_role"/.test(Buffer.from(payload, 'base64url').toString('utf8')))
    return 'the service_role key of Supabase';
  return secrets.find(([pattern]) => pattern.test(text))?.[1];
}

/** Refuses secrets: the spec is committed, and much of it is sent to every visitor. */
export function* noSecrets(spec: SiteSpec): Iterable<Diagnostic> {
  const visit = function* (value: unknown, path: SpecPath): Iterable<Diagnostic> {
    if (typeof value === 'string') {
      const what = secretIn(value);
      if (what !== undefined) yield diagnose('spec/secret', path, { what });
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, inner] of Object.entries(value)) yield* visit(inner, [...path, isList ? Number(key) : key]);
    }
  };
  // Texts are skipped: there are thousands, and a key does not end up there by mistake.
  for (const section of ['firm', 'constants', 'values', 'integrations', 'server', 'tables', 'routes'] as const)
    yield* visit(spec[section], [section]);
}

/** The description of a toast, under its title, is drawn on the background of its tone. */
function ofToasts({ errors }: SiteSpec): Use[] {
  return (['error', 'success'] as const)
    .filter((tone) =>
      Object.values(errors).some((entry) => entry.tone === tone && entry.channel === 'toast' && entry.title),
    )
    .map((tone) => [4.5, 'text', 'inkSoft', [`${tone}Tint`]]);
}

/** Refuses colour pairs with too little contrast. */
export function* contrasts(spec: SiteSpec): Iterable<Diagnostic> {
  const { colours } = spec.brand;
  for (const theme of ['light', 'dark'] as const) {
    for (const use of [...uses, ...ofToasts(spec)]) {
      const [least, purpose, front] = use;
      const [worst, ...others] = groundsOf(colours, theme, use).filter(({ ratio }) => ratio < least);
      if (!worst) continue;
      const path = ['brand', 'colours', theme];
      yield diagnose(
        'brand/contrast',
        [...path, front],
        { theme, front, worst, others, least, use: purpose },
        seeAlso([...path, colourOf(worst)], 'It is drawn on this colour.'),
      );
    }
  }
}

/** Refuses fonts that are not installed, and those without a file for a weight, for italics or for a subset. */
export function* fonts({ brand: { headingFont, textFont } }: SiteSpec): Iterable<Diagnostic> {
  yield* filesExist('headingFont', headingFont.package, [headingFont.file]);
  if (textFont) {
    const { faces } = compileTextFont(textFont);
    yield* filesExist('textFont', textFont.package, new Set(faces.map(({ file }) => file)));
  }
}

function* filesExist(font: string, name: string, files: Iterable<string>): Iterable<Diagnostic> {
  const path = ['brand', font];
  const folder = folderOf(name);
  if (folder === undefined) yield diagnose('font/not-installed', [...path, 'package'], { name });
  else
    for (const file of files) if (!existsSync(join(folder, file))) yield diagnose('font/no-file', path, { name, file });
}

/** The folder of an installed package; undefined if it is not installed. */
function folderOf(name: string): string | undefined {
  return (createRequire(import.meta.url).resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')));
}
