import type { AdminFaq } from '@kms/contract/admin-faq'
import { App, Button, DatePicker, Modal } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { ReviewDate } from '../ReviewDate.tsx'
import { FIRST_REVIEW_MONTHS, reviewPresets } from './faq-form.ts'
import type { FaqEditor } from './use-faq-editor.ts'

type Props = { faq: AdminFaq; editor: FaqEditor; onAsking: (asking: boolean) => void }

/** Vouching again for the text that readers see, without changing it. */
export function ReviewPanel({ faq, editor, onAsking }: Props) {
  const { message } = App.useApp()
  const [reviewBy, setReviewBy] = useState<dayjs.Dayjs | null>(null)
  const close = () => {
    setReviewBy(null)
    onAsking(false)
  }
  return (
    <section className="panel">
      <h2>复核</h2>
      <p className="review-line">
        <span>
          应于 <ReviewDate {...faq} /> 前复核
        </span>
        <Button
          size="small"
          disabled={!faq.can.edit || editor.dirty || editor.pending !== null || editor.conflict}
          onClick={() => {
            setReviewBy(dayjs().add(FIRST_REVIEW_MONTHS, 'month'))
            onAsking(true)
          }}
        >
          复核
        </Button>
      </p>
      {editor.dirty && <p className="review-note">有未保存的修改，保存后才能复核。</p>}
      <Modal
        open={reviewBy !== null}
        title="复核已发布的内容"
        okText="确认内容仍然有效"
        cancelText="再看看"
        confirmLoading={editor.pending === 'review'}
        onCancel={close}
        onOk={async () => {
          if (reviewBy === null) return
          const done = await editor.review(reviewBy.format('YYYY-MM-DD'))
          close()
          if (done) void message.success('已复核')
        }}
      >
        <p>读者会看到“复核于 {dayjs().format('YYYY-MM-DD')}”。</p>
        <p className="review-next">
          <label htmlFor="next-review">下次复核日期</label>
          <DatePicker
            id="next-review"
            value={reviewBy}
            allowClear={false}
            presets={reviewPresets()}
            disabledDate={(day) => !day.isAfter(dayjs(), 'day')}
            onChange={setReviewBy}
          />
        </p>
      </Modal>
    </section>
  )
}
