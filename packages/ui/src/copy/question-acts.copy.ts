/** What authors and members do on a question's page; loaded with the part that does it. */
export const questionActsCopy = {
  tools: {
    label: '作者操作',
    edit: '编辑',
    history: '修改记录',
    delete: { question: '删除问题', article: '删除文章' },
    deleteAsk: {
      question: '删除这个问题？回答和评论也不再显示。',
      article: '删除这篇文章？评论也不再显示。',
    },
    adopt: '采纳为最佳答案',
    adoptInstead: '改采纳这个回答',
    adoptAsk: '采纳后显示在最前面，之后可以改采纳其他回答。',
    cancel: '取消',
    failed: '没有完成，请重试',
  },
  write: {
    title: { question: '我来回答', article: '写评论' },
    placeholder: '先给结论，再写步骤和依据',
    submit: { question: '发布回答', article: '发布评论' },
    sending: '正在发布',
    pending: '已提交，审核中，通过后其他人就能看到。',
    failed: '没有发布成功，内容还在，请重试',
  },
} as const
