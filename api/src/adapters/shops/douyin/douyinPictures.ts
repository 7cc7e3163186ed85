import { randomUUID } from 'node:crypto';
import { batchesOf } from '../batchesOf.ts';
import { type Fields, fieldsOf, numberOf, textOf } from '../fields.ts';
import type { ListingRefusal } from '../listingPlatform.ts';
import { listingRefusal } from '../listingRefusal.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { DouyinClient } from './douyinClient.ts';
import { PLATFORM } from './douyinErrors.ts';

const MAX_PICTURES = 50;
const APPROVED = 3;
const REJECTED = 4;

/**
 * Puts pictures into the shop's material centre; one that it has already is not put there again. They can be shown once
 * they were looked at, nearly always within seconds: until then the call is a temporary failure.
 */
export async function uploadPictures(
  client: DouyinClient,
  access: ShopAccess,
  addresses: readonly string[],
): Promise<(string | ListingRefusal)[]> {
  const uploaded = new Map<string, string | ListingRefusal>();
  for (const batch of batchesOf([...new Set(addresses)], MAX_PICTURES)) {
    const named = batch.map((url) => ({ id: randomUUID(), url }));
    const materials = named.map(({ id, url }) => ({
      ...{ request_id: id, folder_id: '0', name: `${id}.jpg`, url, material_type: 'photo' },
    }));
    const answer = await client.write(
      'material.batchUploadImageSync',
      { materials, need_distinct: true },
      access.accessToken,
    );
    const [taken, failed] = [fieldsOf(answer.success_map), fieldsOf(answer.failed_map)];
    for (const { id, url } of named)
      uploaded.set(url, await shownAs(client, access, fieldsOf(taken[id]), fieldsOf(failed[id])));
  }
  return addresses.map((address) => uploaded.get(address) ?? listingRefusal('UNANSWERED', ''));
}

async function shownAs(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  taken: Fields,
  failed: Fields,
): Promise<string | ListingRefusal> {
  const id = textOf(taken.MaterialId);
  if (!id) return pictureRefusal(textOf(failed.ErrCode), textOf(failed.ErrMsg));
  const answer = await client.read('material.queryMaterialDetail', { material_id: id }, accessToken);
  const material = fieldsOf(answer.material_info);
  const status = numberOf(material.audit_status);
  if (status === REJECTED) return pictureRefusal('AUDIT', textOf(material.audit_reject_desc));
  const url = textOf(material.byte_url);
  if (status !== APPROVED || !url) throw new ShopError(PLATFORM, 'transient', 'PICTURE_IN_REVIEW');
  return url;
}

function pictureRefusal(code: string, words: string): ListingRefusal {
  return { ...listingRefusal(code, words), kind: 'picture' };
}
