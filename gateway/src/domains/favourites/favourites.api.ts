import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { FavouriteDto, FavouritePageDto } from './favourites.dto.ts';

export class FavouritesApi extends ApiSource {
  list(
    paging: Body<'/goodCollect/getGoodCollectList', 'post'>,
    selection?: Selection,
  ): Promise<FavouritePageDto> {
    return this.read('post', '/goodCollect/getGoodCollectList', { body: paging, selection });
  }

  create(goodId: number): Promise<FavouriteDto> {
    return this.write('post', '/goodCollect/createGoodCollect', { body: { goodId } });
  }

  /** The goods that were removed from the favourites. */
  async remove(goodId: number): Promise<number> {
    await this.write('post', '/goodCollect/deleteGoodCollect', { body: { goodId } });
    return goodId;
  }
}
