export const mySectionsCopy = {
  title: '板块',
  following: (count: number) => `已关注 ${count} 个板块`,
  follow: '关注',
  followed: '已关注',
  followLabel: (name: string) => `关注${name}`,
  failed: (name: string) => `“${name}”没有改成功，请检查网络后再试`,
  empty: '暂无数据',
} as const
