import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { choice, consolePage, table } from '../consoleParts.ts';
import { escapeHtml } from '../page.ts';
import { refuseForeignSites } from '../refuseForeignSites.ts';
import type { Fields } from '../shops/actions.ts';
import { CONSOLE_HEADERS } from '../shops/consolePages.ts';
import { beijingTime, formOf } from '../shops/forms.ts';
import { MOODS, ROBOT_PLATFORMS, type RobotBook, type SimulatedRobot } from './robotBook.ts';
import { text } from './robotsConsole.text.ts';

const KEY = /^[\w-]{16,128}$/;

/** The developer's console of the robots, as a page and as JSON. */
export function robotsConsole(book: RobotBook): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', refuseForeignSites);
    app.get('/', async (_request, reply) => page(reply).send(robotsPage(book, app.prefix)));
    app.get('/api', async () => ({ robots: book.all(), messages: book.arrived() }));

    app.post('/do/putRobot', async (request, reply) => {
      const wrong = putRobot(book, Object.fromEntries(formOf(request)));
      if (wrong === null) return reply.redirect(`${app.prefix}/`, 303);
      return page(reply)
        .code(400)
        .send(consolePage(text, `<p>${escapeHtml(text.trouble(wrong))}</p>`));
    });
    app.post('/api/putRobot', async ({ body }, reply) => {
      const wrong = putRobot(book, typeof body === 'object' && body !== null ? { ...body } : {});
      return wrong === null ? {} : reply.code(400).send({ error: wrong });
    });
  };
}

/** Adds a robot, or changes one; returns the field that is wrong. */
function putRobot(book: RobotBook, fields: Fields): string | null {
  const platform = ROBOT_PLATFORMS.find((name) => name === fields.platform);
  if (!platform) return 'platform';
  const key = String(fields.key ?? '');
  if (!KEY.test(key)) return 'key';
  const mood = MOODS.find((name) => name === (fields.mood ?? 'well'));
  if (!mood) return 'mood';
  const former = book.find(platform, key);
  const given = (name: 'secret' | 'keyword') => String(fields[name] ?? former?.[name] ?? '');
  const robot: SimulatedRobot = { platform, key, mood, secret: given('secret'), keyword: given('keyword') };
  if (former) Object.assign(former, robot);
  else book.put(robot);
  return null;
}

function robotsPage(book: RobotBook, prefix: string): string {
  const robots = book
    .all()
    .map((robot) => [
      text.platforms[robot.platform],
      `<code>${escapeHtml(text.address(prefix, robot))}</code>`,
      `<code>${escapeHtml(robot.secret)}</code>`,
      escapeHtml(robot.keyword),
      form(prefix, robot),
    ]);
  const messages = book
    .arrived()
    .map(({ platform, key, text: words, at }) => [
      beijingTime(at),
      `${text.platforms[platform]} <code>${escapeHtml(key)}</code>`,
      `<pre>${escapeHtml(words)}</pre>`,
    ]);
  return consolePage(
    text,
    `<section><h2>${text.robots}</h2>${table([text.platform, text.addressOf, text.secret, text.keyword, text.mood], robots)}
<form method="post" action="${prefix}/do/putRobot">${choice(
      text.platform,
      'platform',
      ROBOT_PLATFORMS.map((platform) => [platform, text.platforms[platform]]),
    )}<label>${text.key}<input name="key"></label><label>${text.secret}<input name="secret"></label><label>${text.keyword}<input name="keyword"></label><button>${text.add}</button></form></section>
<section><h2>${text.messages(messages.length)}</h2>
${messages.length > 0 ? table([text.at, text.robot, text.words], messages) : `<p>${text.noMessages}</p>`}</section>`,
  );
}

/** The mood of a robot, the one that it has first. */
function form(prefix: string, { platform, key, mood }: SimulatedRobot): string {
  const moods = [mood, ...MOODS.filter((name) => name !== mood)];
  const hidden = [
    ['platform', platform],
    ['key', key],
  ].map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`);
  return `<form method="post" action="${prefix}/do/putRobot">${hidden.join('')}${choice(
    text.mood,
    'mood',
    moods.map((name) => [name, text.moods[name]]),
  )}<button>${text.set}</button></form>`;
}

function page(reply: FastifyReply): FastifyReply {
  return reply.headers(CONSOLE_HEADERS);
}
