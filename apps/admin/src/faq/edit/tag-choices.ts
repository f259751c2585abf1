import type { Tag, TagTree } from '@kms/contract/tags'

type TagChoice = { value: string; label: string }
export type TagGroup = { label: string; options: TagChoice[] }

/** Tags of the chosen section first, then the rest of the tree by its branches; each tag appears once. */
export function tagChoices(tree: readonly TagTree[], ofSection: readonly Tag[]): TagGroup[] {
  const first = new Set(ofSection.map((tag) => tag.id))
  const branches = tree.map((branch) => ({
    label: branch.name,
    options: [branch, ...branch.children].filter((tag) => !first.has(tag.id)).map(toChoice),
  }))
  const groups = [{ label: '本板块标签', options: ofSection.map(toChoice) }, ...branches]
  return groups.filter((group) => group.options.length > 0)
}

const toChoice = ({ id, name }: Tag): TagChoice => ({ value: id, label: name })
