import type { SectionRef, SectionTree } from '@kms/contract/sections'

export type SectionChoice = { value: string; title: string; disabled?: boolean; children?: SectionChoice[] }

/** The section tree for a tree select. A section that is disabled by now still shows its name where it is in use. */
export function sectionChoices(tree: readonly SectionTree[], inUse?: SectionRef): SectionChoice[] {
  const choices: SectionChoice[] = tree.map((section) => ({
    value: section.id,
    title: section.name,
    children: section.children.map((child) => ({ value: child.id, title: child.name })),
  }))
  const known = choices.some((choice) => [choice, ...(choice.children ?? [])].some(({ value }) => value === inUse?.id))
  return inUse === undefined || known ? choices : [...choices, { value: inUse.id, title: inUse.name, disabled: true }]
}
