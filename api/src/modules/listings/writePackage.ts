import { createReadStream } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { inTemporaryFolder } from '../../shared/temporaryFolder.ts';
import { fileNameOf } from '../exports/exportWords.ts';
import { type FileWriter, writes } from '../exports/fileKinds.ts';
import { type PackedFile, writeZip } from '../exports/writeZip.ts';
import { picturesIn } from '../goods/cleanDetail.ts';
import { folderName } from '../materials/materialNames.ts';
import { listingPictures } from './listingPictures.ts';
import { type LeftOut, packagedGood } from './packagedGood.ts';
import { LISTING_PACKAGE } from './packageKind.ts';
import { filesOfGood, packagePictures } from './packagePictures.ts';
import type { PackagePlatform } from './packagePlatforms.ts';
import { packageSheet } from './packageSheet.ts';
import { taobaoHead, taobaoLine, taobaoPictures } from './taobaoCsv.ts';

type Dependencies = { db: Db; storage: Storage | null; site: string; filesDir: string | null };

const TITLES: Record<PackagePlatform, string> = { 1: '淘宝铺货包', 3: '京东铺货包' };
const SHEET = '商品与规格.xlsx';
/** Without its ending also the folder of the pictures that it names. */
const TAOBAO = '淘宝数据包';

/** How goods are packed in the import form of a platform; pictures are read when they are written into the zip. */
export function listingPackageWriter({ db, ...places }: Dependencies): FileWriter {
  const pictures = listingPictures(places);

  /** The detail of goods, with its pictures where a platform can fetch them from. */
  async function detailOf(detail: string): Promise<string> {
    let shown = detail;
    for (const address of picturesIn(detail)) {
      const found = places.site === '' ? null : await pictures.addressFor(address, 'whole');
      shown = shown.replaceAll(`<img src="${address}"`, `<img src="${found ?? ''}"`);
    }
    return shown.replace(/<img src=""[^>]*>/g, '');
  }

  return writes(LISTING_PACKAGE, async (request, { actor, folder, at, signal }) => {
    const { platform } = request;
    await inTemporaryFolder('chengcang-package-', async (parts) => {
      const [sheetPath, csvPath] = [join(parts, 'sheet.xlsx'), join(parts, 'goods.csv')];
      const sheet = packageSheet(sheetPath);
      const drawn = packagePictures(pictures, platform, signal);
      const files = new Map<string, PackedFile>();
      const add = (file: PackedFile) => files.set(file.name, file);
      const leftOut: LeftOut[] = [];
      let packed = 0;
      try {
        await appendFile(csvPath, utf16(`\uFEFF${taobaoHead()}`));
        for (const asked of request.goods) {
          signal.throwIfAborted();
          const goods = await packagedGood(db, actor, request, asked);
          if ('reason' in goods) {
            leftOut.push(goods);
            continue;
          }
          packed += 1;
          const inside = folderName(packed, goods.good.name);
          const ofGoods = await drawn.of(goods);
          const detail = await detailOf(goods.good.detail);
          filesOfGood(inside, ofGoods).forEach(add);
          await sheet.add(goods, inside, ofGoods, detail);
          if (platform !== 1) continue;
          await appendFile(csvPath, utf16(taobaoLine(goods, ofGoods, detail)));
          for (const { name, picture } of taobaoPictures(ofGoods)) {
            drawn.reserve(picture.size);
            add({ name: `${TAOBAO}/${name}`, open: picture.open });
          }
        }
        if (packed === 0) throw new Refusal('EXPORT_EMPTY');
        await sheet.end(leftOut);
      } finally {
        await sheet.close();
      }
      add({ name: SHEET, open: () => createReadStream(sheetPath) });
      if (platform === 1) add({ name: `${TAOBAO}.csv`, open: () => createReadStream(csvPath) });
      const words = wordsOf(platform, { leftOut, ...drawn.left });
      add({ name: '说明.txt', open: () => Readable.from([Buffer.from(`\uFEFF${words.join('\r\n')}\r\n`)]) });
      const left = leftOut.length > 0 ? `-${leftOut.length}种未收入` : '';
      const title = `${TITLES[platform]}-${packed}种商品${left}`;
      await writeZip(join(folder, fileNameOf(title, at, 'zip')), [...files.values()], signal);
    });
    return undefined;
  });
}

const HOW: Record<PackagePlatform, readonly string[]> = {
  1: [
    '淘宝数据包.csv 可由支持淘宝数据包的工具导入，同名文件夹里是它的图片，请不要改名。',
    '类目、所在地、运费模板请在导入时选；宝贝先进仓库，核对后再上架。',
  ],
  3: ['商品与规格.xlsx 一行一个规格，请按京东商家后台的导入模板复制；图片在各商品的文件夹里。'],
};

/** What a person does with the package, and what is not in it. */
function wordsOf(
  platform: PackagePlatform,
  { leftOut, lost, beyond }: { leftOut: readonly LeftOut[]; lost: number; beyond: number },
): string[] {
  return [
    ...HOW[platform],
    '请保留商家编码：店铺发货按它推荐关联的商品，采用即可。',
    ...(lost > 0 ? [`有 ${lost} 张图片已读不到，没有收入。`] : []),
    ...(beyond > 0
      ? [`图片超出一个铺货包的大小上限（110 MB），有 ${beyond} 张没有收入，请分几次下载。`]
      : []),
    ...(leftOut.length > 0 ? ['', `没有收入的商品（${leftOut.length} 种）：`] : []),
    ...leftOut.map(({ goodsNo, name, reason }) => `${[goodsNo, name].filter(Boolean).join(' ')}：${reason}`),
  ];
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}
