import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ListListingCategories, ListListingProperties } from './listings.graphql.ts';
import { PropertyField } from './PropertyField.tsx';
import styles from './PutUpDialog.module.css';
import { categoryText as text } from './putUp.text.ts';
import type { ListedCategory, ListedProperty } from './putUp.types.ts';

interface Props {
  shopId: number;
  /** Of the goods. */
  name: string;
  category: ListedCategory | null;
  /** Other goods that have none yet and would not get this one by themselves. */
  others: number;
  onClose: () => void;
  /** `forOthers`: they get it as well. */
  onChoose: (category: ListedCategory, forOthers: boolean) => void;
}

/** A category on the way to a leaf. */
interface Step {
  id: string;
  name: string;
  isLeaf: boolean;
}

/** The platform's category of goods, level by level, and what it wants to know of them. */
export function CategoryDialog({ shopId, name, category, others, onClose, onChoose }: Props) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [properties, setProperties] = useState<readonly ListedProperty[]>(category?.properties ?? []);
  const [isTried, setTried] = useState(false);
  const [isForOthers, setForOthers] = useState(false);
  const chosen = leafOf(steps, category);
  const wanted = useQuery(ListListingProperties, {
    variables: { shopId, categoryId: chosen?.id ?? '' },
    ...{ skip: !chosen, context: { quiet: true } },
  });
  const asked = wanted.data?.listingProperties;
  const missing = new Set(
    asked?.filter(({ id, isRequired }) => isRequired && !isFilled(properties, id)).map(({ id }) => id),
  );
  const save = () => {
    setTried(true);
    if (!chosen || !asked || missing.size > 0) return;
    const told = properties.filter(
      ({ id }) => isFilled(properties, id) && asked.some((each) => each.id === id),
    );
    onChoose({ categoryId: chosen.id, categoryName: chosen.name, properties: told }, isForOthers);
  };
  return (
    <Dialog
      open
      title={text.title(name)}
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" disabled={!asked} onClick={save}>
            {text.save}
          </Button>
        </>
      }
    >
      <Text as="p" tone="secondary" below={12}>
        {text.hint}
      </Text>
      <Stack gap={12} className={styles.roomy}>
        {[null, ...steps.filter(({ isLeaf }) => !isLeaf)].map((above, level) => (
          <LevelField
            key={above?.id ?? ''}
            shopId={shopId}
            parentId={above?.id ?? null}
            level={level + 1}
            value={steps[level] ?? null}
            onChange={(step) => setSteps([...steps.slice(0, level), step])}
          />
        ))}
        {steps.length === 0 && category && <Text>{category.categoryName}</Text>}
        {chosen && <Text as="h3">{text.properties}</Text>}
        {chosen && wanted.error && (
          <ErrorState message={failureText(wanted.error)} onRetry={() => void wanted.refetch()} />
        )}
        {chosen && !asked && !wanted.error && <Skeleton height={120} />}
        {asked?.length === 0 && <Text tone="secondary">{text.none}</Text>}
        {asked?.map((property) => (
          <PropertyField
            key={property.id}
            property={property}
            values={properties.find(({ id }) => id === property.id)?.values ?? []}
            error={isTried && missing.has(property.id) ? text.required : null}
            onChange={(values) =>
              setProperties([
                ...properties.filter(({ id }) => id !== property.id),
                { id: property.id, name: property.name, values },
              ])
            }
          />
        ))}
        {others > 0 && (
          <Checkbox label={text.forOthers(others)} checked={isForOthers} onChange={setForOthers} />
        )}
      </Stack>
    </Dialog>
  );
}

interface LevelProps {
  shopId: number;
  parentId: string | null;
  level: number;
  value: Step | null;
  onChange: (step: Step) => void;
}

/** The categories below one of them. */
function LevelField({ shopId, parentId, level, value, onChange }: LevelProps) {
  const { data, error, loading, refetch } = useQuery(ListListingCategories, {
    variables: { shopId, parentId },
    context: { quiet: true },
  });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const categories = data?.listingCategories ?? [];
  return (
    <Field label={text.level(level)}>
      {(wiring) => (
        <Select
          {...wiring}
          fluid
          search
          loading={loading}
          value={value?.id ?? null}
          placeholder={text.choose}
          options={categories.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={(id) => {
            const found = categories.find((each) => each.id === id);
            if (found) onChange({ id, name: found.name, isLeaf: found.isLeaf });
          }}
        />
      )}
    </Field>
  );
}

/** The leaf that is chosen now, with the names above it; else the one that was chosen before. */
function leafOf(steps: readonly Step[], before: ListedCategory | null): { id: string; name: string } | null {
  const last = steps.at(-1);
  if (last?.isLeaf) return { id: last.id, name: steps.map(({ name }) => name).join('/') };
  return last || !before ? null : { id: before.categoryId, name: before.categoryName };
}

function isFilled(properties: readonly ListedProperty[], id: string): boolean {
  const values = properties.find((property) => property.id === id)?.values ?? [];
  return values.some((value) => value.name.trim() !== '');
}
