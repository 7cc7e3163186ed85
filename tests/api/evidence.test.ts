import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import { readZip, unpack } from '../../web/src/features/spreadsheets/zip.read.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { csvRows, download, exported } from '../support/exportedFiles.ts';
import { formOf, JPEG, png } from '../support/pictures.ts';
import { readPdf } from '../support/readPdf.ts';
import { mp4 } from '../support/videos.ts';

const PATH = '/orderPackages/exportEvidence';

let api: TestApi;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-evidence-test-'));
  api = await startApi({ filesDir, storage: diskStorage(join(filesDir, 'u')) });
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

async function uploaded(who: Person, bytes: Buffer): Promise<number> {
  const { headers, payload } = formOf([{ bytes }]);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/privateFile/upload',
    headers: { ...headers, 'x-token': who.token },
    payload,
  });
  return answer.json<{ data: { id: number } }>().data.id;
}

/** A parcel that was shipped a day after it was promised, signed, and complained about. */
async function complained(traces: number) {
  const buyer = await api.buyer({ balance: 100_000 });
  const shop = await api.shop();
  const packageId = await arrived(buyer, shop);
  await api.query(
    `INSERT INTO package_event (package_id, at, type, text, actor)
     SELECT $1, now() - interval '3 days' + n * interval '1 minute', 'trace', '【义乌市】快件到达第 ' || n || ' 个网点', 'platform'
       FROM generate_series(1, $2) n`,
    [packageId, traces],
  );
  const fileIds = [
    await uploaded(buyer, JPEG),
    await uploaded(buyer, png(900, 300)),
    await uploaded(buyer, mp4({ seconds: 3 })),
  ];
  const opened = await buyer.call<{ caseId: number }>('POST', '/afterSales/open', {
    ...{ packageId, kind: 3, ask: 2, amount: 100, fileIds },
    text: '收到时外壳已经碎了，买家在平台投诉，请看照片与开箱视频。',
  });
  const { caseId } = opened.data;
  await shop.seller.call('POST', '/afterSales/say', { caseId, text: '打包时完好，请向快递索赔' });
  return { buyer, seller: shop.seller, packageId };
}

async function arrived(buyer: Person, shop: Shop): Promise<number> {
  const { data } = await buyer.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, { confirm: true }),
  );
  const [parcel] = await api.query<{ id: number }>(
    `UPDATE order_package SET status = 50, output_status = 3, waybill_no = 'YT' || (1000000000 + id), settle_status = 1,
            promised_ship_at = now() - interval '4 days', shipped_at = now() - interval '3 days',
            picked_at = now() - interval '3 days', signed_at = now() - interval '1 hour'
      WHERE order_id = $1 RETURNING id`,
    [data.orderId],
  );
  return parcel?.id ?? 0;
}

const entriesOf = (bytes: Uint8Array<ArrayBuffer>) => {
  const zip = readZip(bytes);
  return zip.kind === 'zip' ? zip.entries : [];
};

describe('the evidence of a parcel', () => {
  it('is a PDF of its courier, track, times, goods, cases and pictures, for either party', async () => {
    const { buyer, seller, packageId } = await complained(80);
    for (const who of [buyer, seller]) {
      const { data } = await exported(who, PATH, { packageId });
      expect(data.fileName).toMatch(/^举证包-.+\.pdf$/);
      const bytes = await download(api, data.url ?? '');
      const pages = await readPdf(bytes);
      const text = pages.map(({ texts }) => texts.join('')).join('\n');
      for (const said of [
        `运单号YT${1_000_000_000 + packageId}`,
        '比承诺晚 1 天',
        '【义乌市】快件到达第 1 个网点',
        '【义乌市】快件到达第 80 个网点',
        '收到时外壳已经碎了',
        '打包时完好，请向快递索赔',
        '图片1、图片2、视频1',
        `第 1/${pages.length} 页`,
        `第 ${pages.length}/${pages.length} 页`,
      ])
        expect(text).toContain(said);
      // A table that goes on has its heads again.
      expect(pages.filter(({ texts }) => texts.includes('轨迹')).length).toBeGreaterThan(1);
      expect(
        pages.every(({ width, height }) => Math.round(width) === 595 && Math.round(height) === 842),
      ).toBe(true);
    }
  });

  it('is a zip with the PDF, the pictures as JPEG, the video as it came and the track', async () => {
    const { buyer, packageId } = await complained(2);
    const { data } = await exported(buyer, PATH, { packageId, format: 'zip' });
    expect(data.fileName).toMatch(/\.zip$/);
    const bytes = await download(api, data.url ?? '');
    const entries = entriesOf(bytes);
    expect(entries.map(({ name }) => name)).toEqual([
      'evidence.pdf',
      'track.csv',
      'pictures/01.jpg',
      'pictures/02.jpg',
      'videos/01.mp4',
    ]);
    const contents = await Promise.all(entries.map((entry) => unpack(bytes, entry)));
    const [pdf, csv, picture, , video] = contents.map((content) => content as Uint8Array<ArrayBuffer>);
    expect((await readPdf(pdf ?? new Uint8Array())).length).toBeGreaterThan(1);
    expect(csvRows(csv ?? new Uint8Array()).filter(([, by]) => by !== '橙仓').length).toBe(3);
    expect([...(picture ?? []).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(Buffer.from(video ?? [])).toEqual(mp4({ seconds: 3 }));
  });

  it('shows a receiver as the list of parcels does: masked', async () => {
    const { seller, packageId } = await complained(1);
    const { data } = await exported(seller, PATH, { packageId });
    const text = (await readPdf(await download(api, data.url ?? ''))).flatMap(({ texts }) => texts).join('');
    const { data: parcels } = await seller.call<{ list: { receiverName: string; receiverPhone: string }[] }>(
      'POST',
      '/orderPackages/getOrderPackagesList',
      { id: packageId },
    );
    const [parcel] = parcels.list;
    expect(parcel?.receiverPhone).toContain('*');
    expect(text).toContain(`${parcel?.receiverName} ${parcel?.receiverPhone}`);
  });

  it('is not written for anybody else', async () => {
    const { packageId } = await complained(1);
    for (const who of [await api.buyer(), (await api.shop()).seller])
      expect(await who.call('POST', PATH, { packageId })).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
  });

  it('is written without a picture that cannot be read, and says so', async () => {
    const { buyer, packageId } = await complained(1);
    const [picture] = await api.query<{ key: string }>(
      `SELECT f.key FROM private_file f JOIN case_file x ON x.file_id = f.id JOIN after_sale_case c ON c.id = x.case_id
        WHERE c.package_id = $1 AND f.kind = 'picture' ORDER BY f.id LIMIT 1`,
      [packageId],
    );
    await writeFile(join(filesDir, 'u', picture?.key ?? ''), 'damaged');
    const { data } = await exported(buyer, PATH, { packageId });
    const text = (await readPdf(await download(api, data.url ?? ''))).flatMap(({ texts }) => texts).join('');
    expect(text).toContain('有图片已读不到，没有收入');
    expect(text).toContain('图片1、视频1');
  });

  it('says which videos are too large for the pack, and goes without', async () => {
    const { buyer, packageId } = await complained(1);
    await api.query('UPDATE private_file SET bytes = 90000000 WHERE kind = $1', ['video']);
    const { data } = await exported(buyer, PATH, { packageId, format: 'zip' });
    const bytes = await download(api, data.url ?? '');
    expect(entriesOf(bytes).map(({ name }) => name)).not.toContain('videos/01.mp4');
    const [entry] = entriesOf(bytes);
    const pdf = entry ? await unpack(bytes, entry) : null;
    const pages = await readPdf(pdf as Uint8Array<ArrayBuffer>);
    expect(pages.flatMap(({ texts }) => texts).join('')).toContain('视频1 超出压缩包的大小上限');
  });
});
