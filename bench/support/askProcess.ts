import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Has a program do its work in a process of its own: sends it `question`, answers what it sends back. */
export async function askProcess<Answer>(program: URL, question: string | object): Promise<Answer> {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'advanced' });
  const answered = once(child, 'message').then(([answer]) => answer as Answer);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${program.pathname} ended with ${code} before it answered`);
  });
  child.send(question);
  return Promise.race([answered, ended]);
}
