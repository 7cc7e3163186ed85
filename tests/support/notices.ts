import type { ConsoleNoticeDto } from '../../api/src/modules/notices/consoleNotices.schemas.ts';
import type { Answer } from './api.ts';
import type { TestOperator } from './operators.ts';

type Given = Partial<Record<'title' | 'detail' | 'link' | 'account', string>> &
  Partial<Record<'startsAt' | 'endsAt', string | null>> &
  Partial<Record<'id' | 'revision' | 'type' | 'audience' | 'level', number>> & { top?: boolean };

const BLANK = {
  ...{ type: 1, audience: 0, title: '停发通知', detail: '明天停发一天', top: false },
  ...{ startsAt: null, endsAt: null, link: '' },
};

export const REASON = '内容有误，重新发布';

/** An hour from now, or before now where it is negative. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** What operators do with notices. */
export function noticeDesk({ call }: Pick<TestOperator, 'call'>) {
  const save = (given: Given = {}): Promise<Answer<ConsoleNoticeDto>> =>
    call('POST', '/console/notices/save', { ...BLANK, ...given });
  const publish = (id: number, revision = 1): Promise<Answer<ConsoleNoticeDto>> =>
    call('POST', '/console/notices/publish', { id, revision });
  return {
    save,
    publish,
    /** A draft, published at once or for its time; answers its id. */
    published: async (given: Given = {}): Promise<number> => {
      const { data } = await save(given);
      await publish(data.id);
      return data.id;
    },
    revise: (id: number, revision: number, change: Given): Promise<Answer<ConsoleNoticeDto>> => {
      const { title, detail, top, startsAt, endsAt } = { ...BLANK, ...change };
      const body = { id, revision, title, detail, top, startsAt, endsAt, reason: REASON };
      return call('PUT', '/console/notices/revise', body);
    },
    withdraw: (id: number): Promise<Answer<ConsoleNoticeDto>> =>
      call('POST', '/console/notices/withdraw', { id, reason: REASON }),
    remove: (id: number) => call('DELETE', '/console/notices/delete', { id }),
    one: async (id: number) =>
      (
        await call<ConsoleNoticeDto & { reach: number | null; read: number | null }>(
          'GET',
          `/console/notices/one?id=${id}`,
        )
      ).data,
    list: async (query = '') =>
      (await call<{ list: ConsoleNoticeDto[]; total: number }>('GET', `/console/notices?${query}`)).data,
  };
}
