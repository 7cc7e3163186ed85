import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { inTemporaryFolder } from '../../shared/temporaryFolder.ts';
import { fileNameOf } from '../exports/exportWords.ts';
import { type FileWriter, writes } from '../exports/fileKinds.ts';
import { type PackedFile, writeZip } from '../exports/writeZip.ts';
import { findGood } from '../goods/goods.repository.ts';
import type { GoodDto } from '../goods/goods.schemas.ts';
import { goodsStatus } from '../goods/goodsStatus.ts';
import { findPrices } from '../pricing/prices.repository.ts';
import { folderName } from './materialNames.ts';
import { type PictureFiles, pictureFiles } from './materialPictures.ts';
import { writeMaterialSheet } from './materialSheet.ts';
import { MATERIALS } from './materialsKind.ts';
import { materialText } from './materialTexts.ts';

type Dependencies = { db: Db; storage: Storage | null; filesDir: string | null };

/** How the material of goods is written: those that are on sale when it is, at the prices of who asked. */
export function materialsWriter({ db, storage, filesDir }: Dependencies): FileWriter {
  return writes(MATERIALS, async ({ goodIds }, { actor, folder, at, signal }) => {
    const goods = await onSaleOf(db, actor, goodIds);
    const [first] = goods;
    if (!first) throw new Refusal('EXPORT_EMPTY');
    const prices = new Map(
      (
        await findPrices(
          db,
          goods.map(({ id }) => id),
          actor.accountId,
        )
      ).map((each) => [each.id, each]),
    );
    await inTemporaryFolder('chengcang-materials-', async (parts) => {
      const pictures = pictureFiles({ storage, filesDir }, parts, signal);
      const files: PackedFile[] = [];
      for (const [nth, good] of goods.entries()) {
        const inside = goods.length === 1 ? '' : `${folderName(nth + 1, good.name)}/`;
        files.push(
          textFile(`${inside}文案.txt`, materialText(good, prices.get(good.id))),
          ...(await pictures.of(good, inside)),
        );
      }
      const sheet = join(parts, 'sheet.xlsx');
      await writeMaterialSheet(sheet, goods, prices);
      files.push({ name: '规格与价格.xlsx', open: () => createReadStream(sheet) });
      const left = leftOut(goodIds.length - goods.length, pictures);
      if (left.length > 0) files.push(textFile('说明.txt', `\uFEFF${left.join('\r\n')}\r\n`));
      const title = goods.length === 1 ? `素材包-${first.goodsNo}` : `素材包-${goods.length}种商品`;
      await writeZip(join(folder, fileNameOf(title, at, 'zip')), files, signal);
    });
    return undefined;
  });
}

async function onSaleOf(db: Db, actor: Actor, ids: readonly number[]): Promise<GoodDto[]> {
  const goods: GoodDto[] = [];
  for (const id of ids) {
    const good = await findGood(db, id, actor);
    if (good?.status === goodsStatus.onSale) goods.push(good);
  }
  return goods;
}

function leftOut(offSale: number, { lost, beyond }: PictureFiles): string[] {
  return [
    ...(offSale > 0 ? [`有 ${offSale} 种商品已下架，没有收入。`] : []),
    ...(lost > 0 ? [`有 ${lost} 张图片已读不到，没有收入。`] : []),
    ...(beyond > 0 ? [`图片超出一个素材包的大小上限（60 MB），有 ${beyond} 张没有收入，请分几次下载。`] : []),
  ];
}

function textFile(name: string, text: string): PackedFile {
  return { name, open: () => Readable.from([Buffer.from(text)]) };
}
