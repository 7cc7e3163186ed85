import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { NoticeDto, NoticePageDto } from './notices.dto.ts';
import { noticeType } from './notices.mapping.ts';

export class NoticesApi extends ApiSource {
  /** Personal notices belong to the caller; all others are public. */
  list(body: Body<'/notice/list', 'post'>): Promise<NoticePageDto> {
    return body.type === noticeType.PERSONAL
      ? this.read('post', '/notice/list', { body })
      : this.shared('post', '/notice/list', { body });
  }

  find(id: number): Promise<NoticeDto> {
    return this.shared('post', '/notice/id', { body: { id } });
  }
}
