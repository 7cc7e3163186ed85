/** What tabs of the console say to each other; nobody but the pages of their own origin hears it. */
type Message = { type: 'asked' } | { type: 'answered' | 'ended'; token: string };

/** The part of a BroadcastChannel that is used. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** The other tabs of the console in this browser. */
export interface OtherTabs {
  /** The token of their session; null without one, and where two of them are signed in with different ones. */
  ask(): Promise<string | null>;
  /** Tells them that a session is over. */
  end(token: string): void;
}

interface Needs {
  channel: TabChannel;
  /** The token of this tab. */
  token: () => string | null;
  /** Another tab has ended the session of this one. */
  onEnd: () => void;
  /** Ends when the tabs have had their time to answer. */
  wait?: () => Promise<void>;
}

const ANSWER_MS = 400;
const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, ANSWER_MS));

/** Answers the tabs that ask, and asks them. */
export function createOtherTabs({ channel, token, onEnd, wait = aMoment }: Needs): OtherTabs {
  const say = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const own = token();
    if (own === null) return;
    if (data.type === 'asked') say({ type: 'answered', token: own });
    else if (data.type === 'ended' && data.token === own) onEnd();
  });
  return {
    ask: async () => {
      const answers = new Set<string>();
      const hear = ({ data }: MessageEvent<Message>) => {
        if (data.type === 'answered') answers.add(data.token);
      };
      channel.addEventListener('message', hear);
      say({ type: 'asked' });
      await wait();
      channel.removeEventListener('message', hear);
      // Of two operators nobody knows who has opened the tab.
      return answers.size === 1 ? ([...answers][0] ?? null) : null;
    },
    end: (token) => say({ type: 'ended', token }),
  };
}
