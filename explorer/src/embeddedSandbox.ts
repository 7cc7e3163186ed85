type Options = {
  target: HTMLElement;
  initialEndpoint: string;
  endpointIsEditable: boolean;
  hideCookieToggle: boolean;
  runTelemetry: boolean;
  initialState: {
    document: string;
    variables: Record<string, unknown>;
    headers: Record<string, string>;
    includeCookies: boolean;
  };
  handleRequest: (
    url: string,
    options: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
  ) => Promise<Response>;
};
/** What Apollo's script leaves on the window. */
export type EmbeddedSandbox = new (options: Options) => { dispose(): void };

declare global {
  interface Window {
    EmbeddedSandbox?: EmbeddedSandbox;
  }
}

const SCRIPT = 'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js';
const PATIENCE_MS = 10_000;

/** Fetches Apollo's script; rejects where it cannot be had in time. */
export function loadSandbox(): Promise<EmbeddedSandbox> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('the Sandbox is out of reach'));
    };
    const late = setTimeout(fail, PATIENCE_MS);
    script.src = SCRIPT;
    script.onload = () => {
      clearTimeout(late);
      if (window.EmbeddedSandbox) resolve(window.EmbeddedSandbox);
      else fail();
    };
    script.onerror = () => {
      clearTimeout(late);
      fail();
    };
    document.head.append(script);
  });
}
