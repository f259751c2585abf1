import type { MySectionTree } from '@kms/contract/my-sections'

export type { MySectionTree }

/** The tree with one section followed, or followed no longer. */
export const withSubscription = (tree: readonly MySectionTree[], id: string, subscribed: boolean): MySectionTree[] =>
  tree.map((root) => ({
    ...root,
    subscribed: root.id === id ? subscribed : root.subscribed,
    children: root.children.map((child) => (child.id === id ? { ...child, subscribed } : child)),
  }))

export const subscribedCount = (tree: readonly MySectionTree[]) =>
  tree.flatMap((root) => [root, ...root.children]).filter(({ subscribed }) => subscribed).length
