import { useQuery } from '@apollo/client/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ListRegions } from '../graphql/regions.graphql.ts';
import { Icon } from '../ui/base/Icon.tsx';
import { useFieldsLock } from '../ui/inputs/fieldsLock.ts';
import { Input } from '../ui/inputs/Input.tsx';
import { areaTree, pathOf } from './areas.ts';
import { regionFieldText as text } from './fields.text.ts';
import styles from './RegionField.module.css';
import { RegionList, regionOptionId } from './RegionList.tsx';
import type { Region, RegionCodes } from './region.ts';
import { regionAt, regionPath, wordsToFind } from './regionSearch.ts';
import { useRegionPicker } from './useRegionPicker.ts';

interface Props {
  value: RegionCodes;
  /** Hears every step: a province, then a city of it, then a district. */
  onChange: (region: Region) => void;
  /** The list stands open from the start. */
  startsOpen?: boolean;
  /** The address below the region: the places are looked for that it begins with, while no district is chosen. */
  detail?: string;
  /** The wiring of a Field; without it the field names itself. */
  id?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** Province, city and district in one field: looked for by a few words, or chosen column by column. */
export function RegionField({ value, onChange, startsOpen = false, detail = '', ...wiring }: Props) {
  const listId = useId();
  const chosen = value.districtCode || value.cityCode || value.provinceCode;
  const [isWanted, setWanted] = useState(startsOpen);
  const { data, error, loading, refetch } = useQuery(ListRegions, {
    skip: !isWanted && chosen === '',
    context: { quiet: 'outages' },
  });
  const areas = data?.regions.list;
  const tree = useMemo(() => (areas ? areaTree(areas) : null), [areas]);
  const isWhole = value.districtCode !== '';
  const suggested = useMemo(
    () => (tree && !isWhole ? wordsToFind(tree, chosen, detail) : ''),
    [tree, isWhole, chosen, detail],
  );
  const field = useRef<HTMLInputElement>(null);
  useEffect(
    function letTypingReplaceIt() {
      if (suggested !== '') field.current?.select();
    },
    [suggested],
  );
  const picker = useRegionPicker({
    tree,
    chosen,
    startsOpen,
    suggested,
    onChoose: (code) => tree && onChange(regionAt(tree, code)),
  });
  const locked = useFieldsLock();
  const label = tree ? regionPath(pathOf(tree, chosen).map(({ name }) => name)) : '';
  const { isOpen, words, active, columns } = picker;
  return (
    <div className={styles.field}>
      <Input
        {...wiring}
        ref={field}
        {...(wiring.id ? {} : { 'aria-label': wiring['aria-label'] ?? text.label })}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        disabled={locked}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(isOpen && active ? { 'aria-activedescendant': regionOptionId(listId, active) } : {})}
        placeholder={isOpen && label ? label : isOpen ? text.search : text.choose}
        value={isOpen ? words : label}
        title={label}
        onChange={picker.type}
        onFocus={() => setWanted(true)}
        onClick={() => {
          if (error) void refetch();
          picker.open();
        }}
        onBlur={picker.close}
        onKeyDown={picker.press}
        after={<Icon name="chevronDown" />}
      />
      {isOpen && (
        <RegionList
          id={listId}
          columns={columns}
          isSearch={picker.isSearch}
          tree={tree}
          chosen={chosen}
          active={active}
          loading={loading}
          onChoose={picker.choose}
        />
      )}
    </div>
  );
}
