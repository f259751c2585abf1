import type { AdminFaq } from '@kms/contract/admin-faq'
import dayjs from 'dayjs'
import type { FaqEditor } from './use-faq-editor.ts'

/** Always in sight beside the title: whether what is on the screen is safe. */
export function SaveState({ editor, faq }: { editor: FaqEditor; faq: AdminFaq | null }) {
  return (
    <span className="save-state" aria-live="polite">
      {describe(editor, faq)}
    </span>
  )
}

function describe({ pending, failure, dirty, savedAt, conflict }: FaqEditor, faq: AdminFaq | null): string {
  if (pending === 'save') return '正在保存…'
  if (conflict) return '未保存：内容已被他人修改'
  if (failure?.act === 'save' && dirty) return '未保存'
  if (dirty) return '有未保存的修改'
  if (savedAt !== null) return `草稿已保存 ${dayjs(savedAt).format('HH:mm')}`
  return faq === null ? '' : `最近编辑 ${dayjs(faq.updatedAt).format('YYYY-MM-DD HH:mm')} ${faq.editorName}`
}
