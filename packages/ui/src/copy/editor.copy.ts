type Upload = { state: 'waiting' | 'sending' | 'failed' | 'refused'; percent: number; reason: string }

export const editorCopy = {
  tools: '格式',
  undo: '撤销',
  redo: '重做',
  bold: '加粗',
  heading: '标题',
  bulletList: '项目列表',
  orderedList: '编号列表',
  quote: '引用',
  codeBlock: '代码',
  codeLanguage: '代码语言',
  plainText: '纯文本',
  table: '表格',
  addRow: '加一行',
  addColumn: '加一列',
  deleteRow: '删一行',
  deleteColumn: '删一列',
  deleteTable: '删除表格',
  link: '链接',
  linkAddress: '链接地址',
  linkApply: '加上链接',
  linkRemove: '去掉链接',
  image: '图片',
  camera: '拍照',
  attachment: '附件',
  mention: '提到某人',
  imageAlt: '图片说明',
  people: '选择要提到的人',
  nobody: '没有找到这个人',
  words: (count: number) => `${count} 字`,
  cancelUpload: '取消',
  uploadLost: '文件不在这台设备上，请删除后重新添加',
  uploadTooLarge: (limit: string) => `文件过大，最大 ${limit}`,
  upload: ({ state, percent, reason }: Upload) => {
    if (state === 'waiting') return percent > 0 ? `已传 ${percent}%，等待网络` : '待上传'
    if (state === 'sending') return percent < 100 ? `上传中 ${percent}%` : '正在处理'
    if (state === 'refused') return reason
    return `${reason || '没有传上去'}，点此重试`
  },
} as const
