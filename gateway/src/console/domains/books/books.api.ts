import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { BooksDto } from './books.dto.ts';

export class BooksApi extends ApiSource {
  find(selection?: Selection): Promise<BooksDto> {
    return this.read('get', '/console/books', { selection });
  }

  check(): Promise<BooksDto> {
    return this.write('post', '/console/books/check', {});
  }

  pause(body: Body<'/console/books/pause', 'post'>): Promise<BooksDto> {
    return this.write('post', '/console/books/pause', { body });
  }

  resume(body: Body<'/console/books/resume', 'post'>): Promise<BooksDto> {
    return this.write('post', '/console/books/resume', { body });
  }
}
