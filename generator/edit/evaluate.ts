import { hash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { ts } from 'ts-morph';
import type { Sources } from '../locate/source.ts';
import * as schema from '../schema/index.ts';

/** How many states of a file are kept: as it is, as an edit makes it, and as it was before. */
const kept = 4;

type Exports = Record<string, unknown>;
type Run = (exports: Exports, require: (specifier: string) => unknown, address: Address) => void;

/** What `import.meta` says of a file. */
type Address = Pick<ImportMeta, 'url' | 'filename' | 'dirname'>;

/** A file as code that runs, with the files that it imports or reads. */
interface Compiled {
  readonly text: string;
  readonly digest: string;
  readonly run: Run;
  readonly needs: readonly string[];
  readonly packages: readonly string[];
}

/** `import.meta`, which a script has not, becomes the name of a parameter. */
const withoutImportMeta: ts.TransformerFactory<ts.SourceFile> = (context) => (source) => {
  const visit = (node: ts.Node): ts.Node =>
    ts.isMetaProperty(node) ? context.factory.createIdentifier('__address') : ts.visitEachChild(node, visit, context);
  return ts.visitNode(source, visit, ts.isSourceFile);
};

function digestOf(...parts: readonly string[]): string {
  return hash('sha256', parts.join('\0'), 'base64url');
}

/** What the compiler made of texts, which it takes most of the time for: another site in this process may have the same files. */
const transpiled = new Map<string, string>();
const keptTexts = 500;

function transpile(file: string, text: string, digest: string): string {
  const known = transpiled.get(digest);
  if (known !== undefined) return known;
  const { outputText, diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    transformers: { before: [withoutImportMeta] },
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
      removeComments: true,
    },
  });
  const [error] = diagnostics;
  // The compiler makes something of code that does not parse; the generator, and Node, would not.
  if (error) throw new SyntaxError(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  transpiled.set(digest, outputText);
  const [oldest] = transpiled.keys();
  if (transpiled.size > keptTexts && oldest !== undefined) transpiled.delete(oldest);
  return outputText;
}

function compile(file: string, text: string): Compiled {
  const digest = digestOf(text);
  const outputText = transpile(file, text, digest);
  const specifiers = [...outputText.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, specifier = '']) => specifier);
  const read = [...outputText.matchAll(/\bFile\)?\(__address\.url, ["']([^"']+)["']/g)].map(([, name = '']) => name);
  const relative = [...specifiers.filter((specifier) => specifier.startsWith('.')), ...read];
  return {
    text,
    digest,
    run: new Script(`(function (exports, require, __address) {${outputText}\n})`, {
      filename: pathToFileURL(file).href,
    }).runInThisContext() as Run,
    needs: relative.map((name) => resolve(dirname(file), name)),
    packages: specifiers.filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('#schema')),
  };
}

/**
 * Runs the files of a spec as they are in memory. A file runs again only if it, or what it imports, says something else than before: all
 * else gives the same objects, which whatever remembers them by themselves (parsing, rules) takes for known.
 */
export class Evaluator {
  readonly #compiled = new Map<string, Compiled>();
  readonly #ran = new Map<string, Map<string, Exports>>();
  readonly #packages = new Map<string, unknown>();

  /** The default export of a file. @throws what the spec throws */
  async run(sources: Sources & { read(file: string): string | undefined }, entry: string): Promise<unknown> {
    const versions = new Map<string, string>();
    const versionOf = (file: string): string => {
      const known = versions.get(file);
      if (known !== undefined) return known;
      versions.set(file, 'circular');
      const text = sources.read(file) ?? '';
      if (!file.endsWith('.ts')) return (versions.set(file, digestOf(text)), versions.get(file) ?? '');
      const { digest, needs } = this.#compile(file, text);
      const version = needs.length === 0 ? digest : digestOf(digest, ...needs.map(versionOf));
      versions.set(file, version);
      return version;
    };
    versionOf(entry);
    for (const file of versions.keys()) {
      for (const name of this.#compiled.get(file)?.packages ?? [])
        if (!this.#packages.has(name)) this.#packages.set(name, await import(name));
    }
    const running = new Map<string, Exports>();
    const load = (file: string): Exports => {
      const version = versions.get(file) ?? '';
      const remembered = this.#ran.get(file) ?? new Map<string, Exports>();
      this.#ran.set(file, remembered);
      const known = running.get(file) ?? remembered.get(version);
      if (known) return known;
      // Data beside the spec.
      if (file.endsWith('.json')) return { default: JSON.parse(sources.read(file) ?? '') as unknown, __esModule: true };
      const code = this.#compiled.get(file);
      if (!code || sources.read(file) === undefined) throw new Error(`there is no file ${file}`);
      const exports: Exports = {};
      running.set(file, exports);
      code.run(exports, (specifier) => this.#required(file, specifier, load), {
        url: pathToFileURL(file).href,
        filename: file,
        dirname: dirname(file),
      });
      running.delete(file);
      remembered.set(version, exports);
      for (const old of [...remembered.keys()].slice(0, -kept)) remembered.delete(old);
      return exports;
    };
    return load(entry)['default'];
  }

  #required(from: string, specifier: string, load: (file: string) => Exports): unknown {
    if (specifier.startsWith('.')) return load(resolve(dirname(from), specifier));
    return specifier.startsWith('#schema') ? schema : this.#packages.get(specifier);
  }

  #compile(file: string, text: string): Compiled {
    const known = this.#compiled.get(file);
    if (known?.text === text) return known;
    const made = compile(file, text);
    this.#compiled.set(file, made);
    return made;
  }
}
