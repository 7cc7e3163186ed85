import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Selection } from '../../../rest/selection.ts';
import type { BooksDto } from './books.dto.ts';

export class BooksApi extends ApiSource {
  find(selection?: Selection): Promise<BooksDto> {
    return this.read('get', '/console/books', { selection });
  }
}
