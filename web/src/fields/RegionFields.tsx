import { useQuery } from '@apollo/client/react';
import { ListRegions } from '../graphql/regions.graphql.ts';
import { Select } from '../ui/Select.tsx';
import { regionFieldsText as text } from './fields.text.ts';
import styles from './RegionFields.module.css';
import type { Region, RegionCodes } from './region.ts';

interface Props {
  value: RegionCodes;
  onChange: (region: Region) => void;
  invalid?: boolean;
}

/** Province, city and district, each out of what the one before leaves. */
export function RegionFields({ value, onChange, invalid = false }: Props) {
  const { provinceCode, cityCode, districtCode } = value;
  const provinces = useRegions({ level: 1 }, false);
  const cities = useRegions({ parentCode: provinceCode }, provinceCode === '');
  const districts = useRegions({ parentCode: cityCode }, cityCode === '');
  const nameIn = (list: readonly { code: string; name: string }[], code: string) =>
    list.find((one) => one.code === code)?.name ?? '';
  const pick = (codes: RegionCodes) =>
    onChange({
      ...codes,
      province: nameIn(provinces.list, codes.provinceCode),
      city: nameIn(cities.list, codes.cityCode),
      district: nameIn(districts.list, codes.districtCode),
    });
  return (
    <div className={styles.fields}>
      <Part
        label={text.province}
        value={provinceCode}
        regions={provinces}
        invalid={invalid}
        onChange={(code) => pick({ provinceCode: code, cityCode: '', districtCode: '' })}
      />
      <Part
        label={text.city}
        value={cityCode}
        regions={cities}
        invalid={invalid}
        onChange={(code) => pick({ provinceCode, cityCode: code, districtCode: '' })}
      />
      <Part
        label={text.district}
        value={districtCode}
        regions={districts}
        invalid={invalid}
        onChange={(code) => pick({ provinceCode, cityCode, districtCode: code })}
      />
    </div>
  );
}

interface PartProps {
  label: string;
  value: string;
  regions: ReturnType<typeof useRegions>;
  invalid: boolean;
  onChange: (code: string) => void;
}

function Part({ label, value, regions: { list, loading }, invalid, onChange }: PartProps) {
  return (
    <Select
      search
      fluid
      aria-label={label}
      aria-invalid={invalid}
      placeholder={label}
      value={value || null}
      loading={loading}
      disabled={list.length === 0}
      options={list.map(({ code, name }) => ({ value: code, text: name }))}
      onChange={onChange}
    />
  );
}

function useRegions(variables: { level?: number; parentCode?: string }, skip: boolean) {
  const { data, loading } = useQuery(ListRegions, { variables, skip, context: { quiet: 'outages' } });
  return { list: skip ? [] : (data?.regions.list ?? []), loading: loading && !skip };
}
