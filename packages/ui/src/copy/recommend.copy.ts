export const recommendCopy = {
  title: '选择感兴趣的内容',
  intro: '选几个板块和标签，首页和推荐会更贴近你的工作。以后可以随时修改。',
  sections: '板块',
  tags: '标签',
  following: (names: readonly string[]) => `已关注：${names.join('、')}`,
  others: '换一批',
  skip: '跳过',
  finish: (count: number) => (count > 0 ? `完成，已选 ${count} 项` : '完成'),
  saving: '正在保存…',
  offerFailed: '没有换成功，请再试一次',
  saveFailed: '没有保存成功，请检查网络后再试',
  nothingLeft: '全部板块和标签都已关注',
} as const
