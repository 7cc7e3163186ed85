import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mp4DurationMs } from '../../api/src/modules/privateFiles/video/mp4.ts';
import { type Pieces, piecesOf } from '../../api/src/modules/privateFiles/video/pieces.ts';
import { videoDurationMs, videoMimeOf } from '../../api/src/modules/privateFiles/video/readVideo.ts';
import { webmDurationMs } from '../../api/src/modules/privateFiles/video/webm.ts';
import { Refusal } from '../../api/src/shared/refusal.ts';
import {
  box,
  ebmlHead,
  element,
  ftyp,
  mdat,
  mp4,
  mvex,
  mvhd,
  mvhdLong,
  trak,
  UNKNOWN_SIZE,
  webm,
  webmCluster,
  webmInfo,
  webmTracks,
} from '../support/videos.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chengcang-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Milliseconds, or what was said no with. */
async function outcomeOf(bytes: Buffer): Promise<number | string> {
  const path = join(folder, randomBytes(8).toString('hex'));
  await writeFile(path, bytes);
  return outcomeAt(path, videoMimeOf(bytes));
}

async function outcomeAt(path: string, mime: string | null): Promise<number | string> {
  if (mime === null) return 'no video';
  return videoDurationMs(path, mime).catch((error: unknown) => {
    if (error instanceof Refusal) return error.errorKey;
    throw error;
  });
}

/** How often a parser reads a file, and how much of it. */
async function readsOf(bytes: Buffer, parse: (file: Pieces) => Promise<number>) {
  let [reads, read] = [0, 0];
  const file = {
    read: async (buffer: Buffer, offset: number, length: number, at: number) => {
      reads += 1;
      read += length;
      return { buffer, bytesRead: bytes.copy(buffer, offset, at, at + length) };
    },
  } as unknown as Parameters<typeof piecesOf>[0];
  const outcome = await parse(piecesOf(file, bytes.length)).catch((error: Refusal) => error.errorKey);
  return { outcome, reads, read };
}

const moov = (...content: Buffer[]) => box('moov', content);
const fragment = () => [box('moof', [Buffer.alloc(32)]), mdat()];

describe('the length of a video in MP4', () => {
  it.each<[string, Buffer, number | string]>([
    ['whose head is first', mp4({ seconds: 7 }), 7_000],
    ['whose head is last', Buffer.concat([ftyp(), mdat(), moov(mvhd(7_000), trak())]), 7_000],
    ['of QuickTime', mp4({ brand: 'qt  ' }), 5_000],
    ['with times of 64 bits', Buffer.concat([ftyp(), moov(mvhdLong(7_000n), trak()), mdat()]), 7_000],
    [
      'whose last box reaches to the end',
      Buffer.concat([ftyp(), moov(mvhd(9), trak()), box('mdat', [], { size: 0 }), Buffer.alloc(99)]),
      9,
    ],
    [
      'with a size of 64 bits',
      Buffer.concat([ftyp(), moov(mvhd(9), trak()), box('mdat', [Buffer.alloc(8)], { long: 24n })]),
      9,
    ],
    [
      'in fragments that say how long they are',
      Buffer.concat([ftyp(), moov(mvhd(0), mvex(8_000), trak()), ...fragment()]),
      8_000,
    ],
    [
      'in fragments without a length',
      Buffer.concat([ftyp(), moov(mvhd(0), mvex(null), trak()), ...fragment()]),
      'FILE_DURATION',
    ],
    ['of unknown length', Buffer.concat([ftyp(), moov(mvhd(0xffff_ffff), trak()), mdat()]), 'FILE_DURATION'],
    [
      'of unknown length in 64 bits',
      Buffer.concat([ftyp(), moov(mvhdLong(0xffff_ffff_ffff_ffffn), trak())]),
      'FILE_DURATION',
    ],
    ['of 60.5 seconds', Buffer.concat([ftyp(), moov(mvhd(60_500), trak())]), 60_500],
    ['of 60.501 seconds', Buffer.concat([ftyp(), moov(mvhd(60_501), trak())]), 'FILE_LONG'],
    ['of 2^63 seconds', Buffer.concat([ftyp(), moov(mvhdLong(2n ** 63n), trak())]), 'FILE_LONG'],
  ])('is read of one %s', async (_what, bytes, outcome) => {
    expect(await outcomeOf(bytes)).toBe(outcome);
  });

  it.each<[string, Buffer]>([
    ['without a head', Buffer.concat([ftyp(), mdat()])],
    ['with two heads', Buffer.concat([ftyp(), moov(mvhd(9), trak()), moov(mvhd(9), trak())])],
    ['with sound alone', Buffer.concat([ftyp(), moov(mvhd(9), trak('soun')), mdat()])],
    ['without units of time', Buffer.concat([ftyp(), moov(box('mvhd', [Buffer.alloc(100)]), trak())])],
    [
      'whose head is shorter than it must be',
      Buffer.concat([ftyp(), moov(box('mvhd', [Buffer.alloc(15)]), trak()), mdat()]),
    ],
    [
      'whose box says more than the file has',
      Buffer.concat([ftyp(), box('moov', [mvhd(9), trak()], { size: 0x7fff_ffff })]),
    ],
    [
      'whose box says less than its head',
      Buffer.concat([ftyp(), box('free', [Buffer.alloc(9)], { size: 7 }), moov(mvhd(9), trak())]),
    ],
    [
      'whose long box says less than its head',
      Buffer.concat([ftyp(), box('free', [], { long: 15n }), moov(mvhd(9), trak())]),
    ],
    [
      'whose box says 2^64 bytes',
      Buffer.concat([ftyp(), box('free', [], { long: 2n ** 64n - 1n }), moov(mvhd(9), trak())]),
    ],
    [
      'whose box ends where it began, by 2^64',
      Buffer.concat([ftyp(), box('free', [], { long: 2n ** 64n - 24n }), moov(mvhd(9), trak())]),
    ],
    [
      'whose inner box reaches beyond the one around it',
      Buffer.concat([ftyp(), moov(box('mvhd', [Buffer.alloc(100)], { size: 5_000 })), mdat(9_000)]),
    ],
    [
      'whose inner box has no size',
      Buffer.concat([ftyp(), moov(mvhd(9), box('trak', [], { size: 0 })), mdat()]),
    ],
    [
      'whose track reaches beyond the one around it',
      Buffer.concat([ftyp(), moov(mvhd(9), box('trak', [box('mdia', [], { size: 999 })])), mdat(2_000)]),
    ],
    ['that ends within the head of a box', Buffer.concat([mp4(), Buffer.alloc(5)])],
    [
      'that begins a page with the size of a box',
      Buffer.concat([Buffer.from('<!--ftypisom-->', 'latin1'), mp4()]),
    ],
  ])('is refused of one %s', async (_what, bytes) => {
    expect(await outcomeOf(bytes)).toBe('FILE_VIDEO');
  });

  it('is refused of one that ends anywhere before its end', async () => {
    const bytes = Buffer.concat([ftyp(), mdat(40), moov(mvhd(9), trak())]);
    const cut = Array.from({ length: bytes.length - 12 }, (_, at) => bytes.subarray(0, at + 12));
    const outcomes = await Promise.all(cut.map(outcomeOf));
    expect(new Set(outcomes)).toEqual(new Set(['FILE_VIDEO']));
  });

  it('is refused of one with a million boxes after two thousand of them', async () => {
    const many = Buffer.alloc(8_000_000, box('free', []));
    expect(await readsOf(Buffer.concat([ftyp(), many]), mp4DurationMs)).toEqual({
      ...{ outcome: 'FILE_VIDEO', reads: 2_000, read: 16_000 },
    });
    const nested = Buffer.concat([ftyp(), moov(mvhd(9), trak(), many)]);
    expect((await readsOf(nested, mp4DurationMs)).outcome).toBe('FILE_VIDEO');
  });

  it('is read without reading its pictures', async () => {
    const { outcome, read } = await readsOf(mp4({ bytes: 20_000_000 }), mp4DurationMs);
    expect([outcome, read < 200]).toEqual([5_000, true]);
  });
});

const segment = (...content: Buffer[]) => element('18538067', content);
const dated = (bytes: string) => element('1549a966', [element('4489', [Buffer.from(bytes, 'hex')])]);
const whole = (...content: Buffer[]) => Buffer.concat([ebmlHead(), segment(...content)]);

describe('the length of a video in WebM', () => {
  it.each<[string, Buffer, number | string]>([
    ['that is complete', webm({ milliseconds: 7_000 }), 7_000],
    ['that was recorded as a stream', webm({ milliseconds: 7_000, isOpen: true }), 7_000],
    ['whose length is a short float', whole(dated('45dac000'), webmTracks(), webmCluster()), 7_000],
    ['of 61 seconds', webm({ milliseconds: 61_000 }), 'FILE_LONG'],
    ['without a length', webm({ milliseconds: null }), 'FILE_DURATION'],
    ['of no length', webm({ milliseconds: 0 }), 'FILE_DURATION'],
    ['of a negative length', webm({ milliseconds: -5 }), 'FILE_DURATION'],
    ['of a length that is no number', webm({ milliseconds: Number.NaN }), 'FILE_DURATION'],
    ['of infinite length', webm({ milliseconds: Number.POSITIVE_INFINITY }), 'FILE_DURATION'],
  ])('is read of one %s', async (_what, bytes, outcome) => {
    expect(await outcomeOf(bytes)).toBe(outcome);
  });

  it.each<[string, Buffer]>([
    ['that is Matroska', webm({ docType: 'matroska' })],
    ['without a type', Buffer.concat([element('1a45dfa3', []), segment(webmInfo(9), webmTracks())])],
    ['without a segment', ebmlHead()],
    ['with something else behind its head', Buffer.concat([ebmlHead(), webmInfo(9)])],
    ['without tracks', whole(webmInfo(9), webmCluster())],
    ['with sound alone', whole(webmInfo(9), webmTracks(2))],
    ['whose length is a float of five bytes', whole(dated('4000000000'), webmTracks())],
    ['whose length has no bytes', whole(dated(''), webmTracks())],
    [
      'whose type is a megabyte long',
      Buffer.concat([element('1a45dfa3', [element('4282', [Buffer.alloc(1 << 20, 'w')])]), segment()]),
    ],
    [
      'whose element says more than the one around it has',
      whole(element('1549a966', [], 5_000n), webmTracks(), webmCluster()),
    ],
    ['whose element says 2^56 bytes', whole(webmInfo(9), element('ec', [], UNKNOWN_SIZE - 1n), webmTracks())],
    [
      'whose head has no end',
      Buffer.concat([element('1a45dfa3', [element('4282', [Buffer.from('webm')])], UNKNOWN_SIZE), segment()]),
    ],
    ['whose tracks have no end', whole(webmInfo(9), element('1654ae6b', [], UNKNOWN_SIZE))],
    ['with an id that is none', whole(webmInfo(9), Buffer.from('0000000000000000', 'hex'), webmTracks())],
    ['with an id of five bytes', whole(webmInfo(9), Buffer.from('0811111111', 'hex'), webmTracks())],
  ])('is refused of one %s', async (_what, bytes) => {
    expect(await outcomeOf(bytes)).toBe('FILE_VIDEO');
  });

  it('is refused of one that ends anywhere before its end', async () => {
    const bytes = webm();
    const cut = Array.from({ length: bytes.length - 12 }, (_, at) => bytes.subarray(0, at + 12));
    const outcomes = await Promise.all(cut.map(outcomeOf));
    expect(new Set(outcomes)).toEqual(new Set(['FILE_VIDEO']));
  });

  it('is refused of one with a million elements after two thousand reads', async () => {
    const bomb = Buffer.alloc(2_000_000, Buffer.from('ec80', 'hex'));
    const { outcome, reads } = await readsOf(whole(bomb, webmInfo(9), webmTracks()), webmDurationMs);
    expect([outcome, reads]).toEqual(['FILE_VIDEO', 2_000]);
  });

  it('is refused of elements that lie in each other a thousand times', async () => {
    let nested = webmInfo(9);
    for (let depth = 0; depth < 1_000; depth += 1) nested = element('1549a966', [nested]);
    expect(await outcomeOf(whole(nested, webmTracks()))).toBe('FILE_DURATION');
  });
});

describe('any other file', () => {
  it('is no video', () => {
    const heads = ['<html>', '\xff\xd8\xff\xe0', 'RIFF\0\0\0\0WEBP', '', 'ftyp', '\x1a\x45\xdf'];
    expect(heads.map((head) => videoMimeOf(Buffer.from(head, 'latin1')))).toEqual(heads.map(() => null));
  });

  it('is refused in bounded time, whatever its bytes are', async () => {
    const heads = [ftyp(), ebmlHead(), Buffer.concat([ebmlHead(), element('18538067', [], UNKNOWN_SIZE)])];
    for (let round = 0; round < 60; round += 1)
      for (const head of heads) {
        const outcome = await outcomeOf(Buffer.concat([head, randomBytes(500)]));
        expect(['FILE_VIDEO', 'FILE_DURATION']).toContain(outcome);
      }
  });

  it('that became shorter while it was read is refused', async () => {
    const path = join(folder, 'shrinking');
    await writeFile(path, ftyp());
    await truncate(path, 10);
    expect(await outcomeAt(path, 'video/mp4')).toBe('FILE_VIDEO');
  });
});
