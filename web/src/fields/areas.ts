/** A province, city or district. */
export interface Area {
  code: string;
  name: string;
  parentCode: string;
}

export interface AreaNode extends Area {
  children: readonly AreaNode[];
}

export interface AreaTree {
  roots: readonly AreaNode[];
  byCode: ReadonlyMap<string, AreaNode>;
}

/** Provinces with their cities with their districts, in the order of the list. */
export function areaTree(areas: readonly Area[]): AreaTree {
  const below = Map.groupBy(areas, ({ parentCode }) => parentCode);
  const byCode = new Map<string, AreaNode>();
  const nodesBelow = (code: string): AreaNode[] =>
    (below.get(code) ?? []).map(({ code: own, name, parentCode }) => {
      const node = { code: own, name, parentCode, children: nodesBelow(own) };
      byCode.set(own, node);
      return node;
    });
  return { roots: nodesBelow(''), byCode };
}

/** The areas that an area lies in, the largest first, and itself. */
export function pathOf(tree: AreaTree, code: string): AreaNode[] {
  const node = tree.byCode.get(code);
  return node ? [...pathOf(tree, node.parentCode), node] : [];
}
