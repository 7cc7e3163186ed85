const TIMEOUT_MS = 10_000;

/** Tells a timeout from other failures, whether it struck before or within the answer. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** A network failure in words for the person. */
export function failureText(error: { name?: string; message: string }): string {
  if (error.name === 'TimeoutError') return '服务器请求超时，请稍后重试';
  return error.name === 'TypeError' ? '网络连接失败，请检查网络后重试' : error.message;
}

/** A fetch that gives up after ten seconds. */
export function fetchWithTimeout(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    return send(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  };
}
