// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RegionField } from '../../web/src/fields/RegionField.tsx';
import type { RegionCodes } from '../../web/src/fields/region.ts';
import { Dialog } from '../../web/src/ui/overlays/Dialog.tsx';

const area = (code: string, name: string) => ({
  ...{ __typename: 'Region', code, name, parentCode: code.slice(0, -2), level: code.length / 2 },
});
const list = [
  ...[area('42', '湖北省'), area('43', '湖南省'), area('71', '台湾省')],
  ...[area('4201', '武汉市'), area('4202', '黄石市'), area('4301', '长沙市')],
  ...[area('32', '江苏省'), area('3201', '南京市'), area('3203', '徐州市')],
  ...[area('320106', '鼓楼区'), area('320302', '鼓楼区')],
  ...[area('420106', '武昌区'), area('420111', '洪山区'), area('430104', '岳麓区')],
];

const client = () =>
  new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Region: { keyFields: false } } }),
    link: new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: { regions: { __typename: 'RegionList', version: '1', list } } });
          observer.complete();
        }),
    ),
  });

const codesOf = ({ provinceCode, cityCode, districtCode }: RegionCodes) =>
  [provinceCode, cityCode, districtCode].filter(Boolean).join(' ');

interface FormProps {
  detail?: string;
  onClose: () => void;
  onChange: (codes: string) => void;
}

function Form({ detail = '', onClose, onChange }: FormProps) {
  const [value, setValue] = useState<RegionCodes>({ provinceCode: '', cityCode: '', districtCode: '' });
  return (
    <Dialog open title="收件人" onClose={onClose}>
      <RegionField
        startsOpen={detail !== ''}
        detail={detail}
        value={value}
        onChange={(region) => {
          setValue(region);
          onChange(codesOf(region));
        }}
      />
    </Dialog>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '省市区' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const keys = async (...names: string[]) => {
  for (const key of names) await act(async () => void fireEvent.keyDown(box(), { key }));
};
const typed = (words: string) => act(async () => void fireEvent.change(box(), { target: { value: words } }));

async function opened(detail = '') {
  const log: string[] = [];
  await act(async () => {
    render(
      <ApolloProvider client={client()}>
        <Form detail={detail} onClose={() => log.push('closed')} onChange={(codes) => log.push(codes)} />
      </ApolloProvider>,
    );
  });
  await act(async () => void fireEvent.focus(box()));
  return log;
}

afterEach(cleanup);

it('is looked for by a few words and chosen with Enter', async () => {
  const log = await opened();
  await typed('洪山');
  expect(options()).toEqual(['湖北省 / 武汉市 / 洪山区']);
  await keys('Enter');
  expect([log, box().value, box().getAttribute('aria-expanded')]).toEqual([
    ['42 4201 420111'],
    '湖北省 / 武汉市 / 洪山区',
    'false',
  ]);
});

it('offers first what the address begins with, and all places once that is typed over', async () => {
  const log = await opened('鼓楼区中山路12号');
  expect([box().value, options()]).toEqual([
    '鼓楼区',
    ['江苏省 / 南京市 / 鼓楼区', '江苏省 / 徐州市 / 鼓楼区'],
  ]);
  await typed('');
  expect(options()).toContain('湖北省');
  await typed('鼓楼');
  await keys('ArrowDown', 'Enter');
  expect([log, box().value]).toEqual([['32 3203 320302'], '江苏省 / 徐州市 / 鼓楼区']);
});

it('is chosen column by column with the arrow keys', async () => {
  const log = await opened();
  await keys('ArrowDown', 'ArrowDown', 'ArrowDown');
  expect([active(), options()]).toEqual(['湖南省', ['湖北省', '湖南省', '台湾省', '江苏省', '长沙市']]);
  await keys('ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft');
  expect(active()).toBe('湖北省');
  await keys('Enter');
  expect([active(), log]).toEqual(['武汉市', ['42']]);
  await keys('Enter', 'ArrowDown', 'Enter');
  expect([box().value, log]).toEqual(['湖北省 / 武汉市 / 洪山区', ['42', '42 4201', '42 4201 420111']]);
});

it('is a city with its province where the province has no other', async () => {
  const log = await opened();
  await typed('湖南');
  await keys('Enter');
  expect([log, box().value]).toEqual([['43 4301 430104'], '湖南省 / 长沙市 / 岳麓区']);
});

it('closes its list with Esc, and the dialog around it with the next', async () => {
  const log = await opened();
  await typed('洪山');
  await keys('Escape');
  expect([box().getAttribute('aria-expanded'), box().value, log]).toEqual(['false', '', []]);
  await keys('Escape');
  expect(log).toEqual(['closed']);
});

it('says when nothing is called so', async () => {
  await opened();
  await typed('亚特兰蒂斯');
  expect([options(), screen.getByText('没有找到，换个名称试试').tagName]).toEqual([[], 'P']);
});
