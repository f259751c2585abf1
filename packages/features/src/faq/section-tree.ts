import type { SectionRef, SectionTree } from '@kms/contract/sections'

/** The section and its ancestors, root first; empty when the tree doesn't hold it. */
export function sectionTrail(tree: readonly SectionTree[], id: string | undefined): SectionRef[] {
  for (const root of tree) {
    if (root.id === id) return [{ id: root.id, name: root.name }]
    const child = root.children.find((section) => section.id === id)
    if (child) return [root, child].map(({ id, name }) => ({ id, name }))
  }
  return []
}
