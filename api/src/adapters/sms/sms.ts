/** What a notice's message is about, and its variables: figures, and nothing of people. */
export type NoticeMessage = {
  phone: string;
  group: string;
  variables: Readonly<Record<string, string>>;
  text: string;
};

/** Sends codes, and notices, to a phone. */
export interface SmsSender {
  /** Resolves when the provider has accepted the message. */
  sendCode(message: { phone: string; scene: number; code: string }): Promise<void>;
  /** The groups of notices that have a template; of others nothing can be sent. */
  noticeGroups(): readonly string[];
  /** As `sendCode`; `text` is what the template says, for who shows messages instead of sending them. */
  sendNotice(message: NoticeMessage): Promise<void>;
}
