/** Sends a code; answers null, or why it was refused, as text for the person. */
export type SendCode = (phone: string) => Promise<string | null>;

/** What the page shows. */
export type Shown = { label: string; enabled: boolean; message: string };

const WAIT_SECONDS = 59;

/**
 * A front end of one's own: a field for a phone and a button that asks for a code, without a framework. `waiting` are the
 * seconds left of a wait that was remembered before the page was loaded again.
 */
export function codeButton(send: SendCode, waiting = 0) {
  let left = waiting;
  let isSending = false;
  let message = '';

  return {
    phone: '',
    shown(): Shown {
      if (isSending) return { label: '发送中', enabled: false, message };
      return { label: left > 0 ? `${left}秒后重新获取` : '获取验证码', enabled: left === 0, message };
    },
    async press(): Promise<void> {
      if (isSending || left > 0) return;
      message = /^1\d{10}$/.test(this.phone) ? '' : '请输入手机号';
      if (message) return;
      isSending = true;
      try {
        message = (await send(this.phone)) ?? '';
        if (!message) left = WAIT_SECONDS;
      } catch {
        message = '没有发出，请重试';
      } finally {
        isSending = false;
      }
    },
    /** Called every second. */
    tick(): void {
      left = Math.max(0, left - 1);
    },
  };
}
