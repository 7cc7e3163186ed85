/** Sends a login or registration code to a phone. */
export interface SmsSender {
  /** Resolves when the provider has accepted the message. */
  sendCode(message: { phone: string; scene: number; code: string }): Promise<void>;
}
