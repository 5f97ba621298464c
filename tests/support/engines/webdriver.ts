/** A minimal client of the W3C WebDriver protocol. */

/** The key of an element reference in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The timeout of a script. */
const SCRIPT_MS = 10_000;

/** WebDriver's code points of special keys. */
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

type Json = Readonly<Record<string, unknown>>;

/** A browser session of a WebDriver server. */
export class WebDriverSession {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Starts a browser with the given capabilities. */
  static async start(server: string, capabilities: Json): Promise<WebDriverSession> {
    const { sessionId } = (await request('POST', `${server}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as {
      sessionId: string;
    };
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  command(method: 'GET' | 'POST' | 'DELETE', path: string, body: Json = {}): Promise<unknown> {
    return request(method, `${this.#session}${path}`, method === 'POST' ? body : undefined);
  }

  /** Runs a function body in the page with JSON arguments. */
  execute(body: string, args: readonly unknown[]): Promise<unknown> {
    // A page that is left at this moment never responds; the caller polls again.
    return request('POST', `${this.#session}/execute/sync`, { script: body, args }, AbortSignal.timeout(SCRIPT_MS));
  }

  /** Presses a key with its modifiers: `Shift+Tab`. */
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

  /** Clicks in the middle of the first matching element. */
  async click(selector: string): Promise<void> {
    const element = (await this.command('POST', '/element', { using: 'css selector', value: selector })) as Record<
      string,
      string
    >;
    const move = { type: 'pointerMove', origin: { [ELEMENT]: element[ELEMENT] }, x: 0, y: 0, duration: 0 };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  async #act(source: Json): Promise<void> {
    await this.command('POST', '/actions', { actions: [source] });
  }
}

/** Sends a command to the server. Throws its errors. */
async function request(method: string, url: string, body?: Json, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }), ...(signal && { signal }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok)
    throw new Error(`${method} ${new URL(url).pathname}: ${value?.error ?? response.status}, ${value?.message ?? ''}`);
  return value;
}
