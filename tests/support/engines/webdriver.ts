/** A client of the W3C's WebDriver protocol: what the flows need of it, and no more. */

/** The name under which WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How long a script may take. */
const SCRIPT_MS = 10_000;

/** The keys that WebDriver writes as characters of their own. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

type Answer = Readonly<Record<string, unknown>>;

/** One session of a browser that a WebDriver server drives. */
export class WebDriverSession {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Starts a browser with the given capabilities. */
  static async start(server: string, capabilities: Answer): Promise<WebDriverSession> {
    const { sessionId } = (await ask('POST', `${server}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
      sessionId: string;
    };
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  command(method: 'GET' | 'POST' | 'DELETE', path: string, body: Answer = {}): Promise<unknown> {
    return ask(method, `${this.#session}${path}`, method === 'POST' ? body : undefined);
  }

  /** Runs the body of a function with what JSON can carry. */
  execute(body: string, args: readonly unknown[]): Promise<unknown> {
    // A page that is left at the same moment never answers. Whoever waits for something asks again.
    return ask('POST', `${this.#session}/execute/sync`, { script: body, args }, AbortSignal.timeout(SCRIPT_MS));
  }

  /** Presses a key, which may be held with others: `Shift+Tab`. */
  async press(keys: string): Promise<void> {
    const values = keys.split(/\+(?=.)/).map((key) => KEYS[key] ?? key);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
    await this.#act({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
  }

  /** Types characters one after the other, in one command. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  /** Clicks in the middle of the element that is found. */
  async click(selector: string): Promise<void> {
    const element = (await this.command('POST', '/element', { using: 'css selector', value: selector })) as Record<
      string,
      string
    >;
    const move = { type: 'pointerMove', origin: { [ELEMENT]: element[ELEMENT] }, x: 0, y: 0, duration: 0 };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  async #act(source: Answer): Promise<void> {
    await this.command('POST', '/actions', { actions: [source] });
  }
}

/** Asks the server, and throws what it complains of. */
async function ask(method: string, url: string, body?: Answer, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }), ...(signal && { signal }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok)
    throw new Error(`${method} ${new URL(url).pathname}: ${value?.error ?? response.status}, ${value?.message ?? ''}`);
  return value;
}
