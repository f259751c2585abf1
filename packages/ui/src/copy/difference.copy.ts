/** Two versions of a text beside each other. */
export const differenceCopy = {
  mark: { same: '', added: '新增', removed: '删除' },
  added: (places: number) => `+${places} 处`,
  removed: (places: number) => `−${places} 处`,
  unchanged: (lines: number) => `${lines} 段没有改动`,
  picture: '图片',
  attachment: '附件',
  gone: '文件已不再保存',
} as const
