import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Form, queryOf } from '../shops/forms.ts';
import { ANSWERS, type Trouble } from './robotAnswers.ts';
import { type RobotBook, type RobotPlatform, robotBook, type SimulatedRobot } from './robotBook.ts';
import { isSignedForDingtalk, isSignedForFeishu } from './robotSignatures.ts';
import { robotsConsole } from './robotsConsole.ts';

const MAX_BYTES: Record<RobotPlatform, number> = { wecom: 2_048, dingtalk: 20_000, feishu: 20_480 };

type Body = Readonly<Record<string, unknown>>;
type Sent = { platform: RobotPlatform; key: string; body: Body; query: Form };

/** Robots of group chats, each platform under its name, and the developer's console of them. */
export function groupRobotRoutes(now: () => Date): FastifyPluginAsync {
  const book = robotBook(now);

  return async (app) => {
    app.post('/wecom/cgi-bin/webhook/send', (request, reply) =>
      answer(book, now, sentTo(request, 'wecom', queryOf(request).get('key')), reply),
    );
    app.post('/dingtalk/robot/send', (request, reply) =>
      answer(book, now, sentTo(request, 'dingtalk', queryOf(request).get('access_token')), reply),
    );
    app.post<{ Params: { key: string } }>('/feishu/open-apis/bot/v2/hook/:key', (request, reply) =>
      answer(book, now, sentTo(request, 'feishu', request.params.key), reply),
    );
    await app.register(robotsConsole(book));
  };
}

function sentTo(request: FastifyRequest, platform: RobotPlatform, key = ''): Sent {
  const { body } = request;
  return {
    ...{ platform, key, query: queryOf(request) },
    body: typeof body === 'object' && body !== null ? { ...body } : {},
  };
}

async function answer(
  book: RobotBook,
  now: () => Date,
  sent: Sent,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const robot = book.find(sent.platform, sent.key);
  if (robot?.mood === 'down') return reply.code(502).type('text/html').send('<html>502 Bad Gateway</html>');
  if (robot?.mood === 'garbage') return reply.type('text/html').send('<html></html>');
  const text = textIn(sent);
  const trouble = robot ? troubleOf(book, robot, sent, text, now()) : 'unknown';
  if (robot && trouble === null) book.take(robot, text ?? '');
  return reply.send(ANSWERS[sent.platform][trouble ?? 'taken']);
}

/** The text of a message, as each platform wants it; null where it is no text. */
function textIn({ platform, body }: Sent): string | null {
  const [type, holder, field] =
    platform === 'feishu' ? [body.msg_type, body.content, 'text'] : [body.msgtype, body.text, 'content'];
  if (type !== 'text') return null;
  const text = typeof holder === 'object' && holder !== null ? (holder as Body)[field] : undefined;
  return typeof text === 'string' ? text : '';
}

function troubleOf(
  book: RobotBook,
  robot: SimulatedRobot,
  { platform, query, body }: Sent,
  text: string | null,
  now: Date,
): Trouble | null {
  const { mood, secret, keyword } = robot;
  if (mood === 'removed') return 'unknown';
  if (text === null) return 'type';
  if (text === '') return 'empty';
  if (Buffer.byteLength(text) > MAX_BYTES[platform]) return 'tooLong';
  if (mood === 'wrongSign' || !isSigned()) return 'sign';
  if (mood === 'keywordRefused' || !text.includes(keyword)) return 'keyword';
  return mood === 'limited' || !book.mayTake(robot) ? 'limited' : null;

  function isSigned(): boolean {
    if (secret === '' || platform === 'wecom') return true;
    return platform === 'dingtalk'
      ? isSignedForDingtalk(query, secret, now)
      : isSignedForFeishu(body, secret, now);
  }
}
