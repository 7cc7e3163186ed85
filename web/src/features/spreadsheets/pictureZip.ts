import { type FileRefusal, refuse } from './sheets.types.ts';
import { readZip, unpack, type Zip, type ZipEntry, type ZipLimits } from './zip.read.ts';

/** The pictures of a zip, by their path and by their name alone, in small letters; null where several have that name. */
export interface PictureZip {
  kind: 'pictures';
  file: File;
  entries: ReadonlyMap<string, ZipEntry | null>;
}

const MB = 1024 * 1024;
const MAX_MB = 200;
const LIMITS: ZipLimits = { entries: 10_000, part: 30 * MB, total: 2 * MAX_MB * MB };
const MAX_SHOWN = 60;

const KINDS: Readonly<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif' },
};
const SHEET = /\.(xlsx|xls|csv)$/i;
/** What macOS puts into every zip. */
const IDLE = /(^|\/)(__MACOSX\/|\.)/;
/** Names that mean a place outside of the folder, or cannot be read. */
const STRANGE = /(^|\/)\.\.?(\/|$)|^\/|^[a-z]:|\p{Cc}/iu;

export const isZip = ({ name }: File) => /\.zip$/i.test(name.trim());
const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const baseOf = (path: string) => path.split('/').at(-1) ?? '';

/** The directory of a zip of pictures; nothing is unpacked yet. */
export async function readPictureZip(file: File): Promise<PictureZip | FileRefusal> {
  const zip = await readDirectory(file);
  if (zip.kind === 'refused') return zip;
  const entries = new Map<string, ZipEntry | null>();
  const pictures = zip.entries.filter(({ name }) => !IDLE.test(name) && endingOf(name) in KINDS);
  for (const entry of pictures) {
    const base = baseOf(entry.name).toLowerCase();
    entries.set(base, entries.has(base) ? null : entry);
  }
  for (const entry of pictures) if (entry.name.includes('/')) entries.set(entry.name.toLowerCase(), entry);
  return { kind: 'pictures', file, entries };
}

/** The one spreadsheet of a zip. */
export async function sheetInZip(file: File): Promise<File | FileRefusal> {
  const zip = await readDirectory(file);
  if (zip.kind === 'refused') return zip;
  const [sheet, ...others] = zip.entries.filter(({ name }) => SHEET.test(name) && !IDLE.test(name));
  return sheet && others.length === 0 ? fileOf(file, sheet) : refuse('ZIP_SHEETS');
}

/** A picture of the zip as a file of its own. */
export async function pictureIn({ file, entries }: PictureZip, name: string): Promise<File | FileRefusal> {
  const entry = entries.get(name.toLowerCase());
  return entry ? fileOf(file, entry) : refuse('FILE_EMPTY');
}

async function readDirectory(file: File): Promise<Zip | FileRefusal> {
  if (!isZip(file)) return refuse('ZIP_TYPE');
  if (file.size > MAX_MB * MB) return refuse('ZIP_SIZE', { max: MAX_MB });
  if (file.size === 0) return refuse('FILE_EMPTY');
  const zip = readZip(new Uint8Array(await file.arrayBuffer()), LIMITS);
  if (zip.kind === 'refused') return zip;
  const strange = zip.entries.find(({ name }) => STRANGE.test(name));
  return strange ? refuse('ZIP_PATH', { name: shown(strange.name) }) : zip;
}

const shown = (name: string) => name.replace(/\p{Cc}/gu, '?').slice(0, MAX_SHOWN);

async function fileOf(file: File, entry: ZipEntry): Promise<File | FileRefusal> {
  const packed = await file.slice(entry.start, entry.start + entry.packedSize).arrayBuffer();
  const bytes = await unpack(new Uint8Array(packed), { ...entry, start: 0 });
  if (!(bytes instanceof Uint8Array)) return bytes;
  const name = baseOf(entry.name);
  return new File([new Uint8Array(bytes)], name, { type: KINDS[endingOf(name)] ?? '' });
}
