import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { NoticeDto, NoticePageDto, PersonNoticePageDto, UnreadNoticesDto } from './notices.dto.ts';

export class NoticesApi extends ApiSource {
  /** Some are for some callers alone, so only visitors share a response. */
  list(body: Body<'/notice/list', 'post'>, selection?: Selection): Promise<NoticePageDto> {
    return this.caller.isVisitor
      ? this.shared('post', '/notice/list', { body, selection })
      : this.read('post', '/notice/list', { body, selection });
  }

  find(id: number, selection?: Selection): Promise<NoticeDto> {
    return this.caller.isVisitor
      ? this.shared('post', '/notice/id', { body: { id }, selection })
      : this.read('post', '/notice/id', { body: { id }, selection });
  }

  /** Those to the caller alone. */
  mine(body: Body<'/notice/mine', 'post'>, selection?: Selection): Promise<PersonNoticePageDto> {
    return this.read('post', '/notice/mine', { body, selection });
  }

  unread(selection?: Selection): Promise<UnreadNoticesDto> {
    return this.read('post', '/notice/unread', { selection });
  }

  markRead(body: Body<'/notice/read', 'post'>): Promise<UnreadNoticesDto> {
    return this.write('post', '/notice/read', { body });
  }
}
