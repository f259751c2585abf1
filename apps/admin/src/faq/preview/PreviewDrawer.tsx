import { useQuery } from '@tanstack/react-query'
import { Drawer, Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import { QueryFailure } from '../../shell/QueryFailure.tsx'
import { faqPreviewQuery } from '../faq-queries.ts'
import { PreviewArticle } from './PreviewArticle.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'

type Props = { id: string; revision: number; open: boolean; onClose: () => void }
type Device = 'pc' | 'mobile'

/** The newest saved revision, as the API would give it to readers: sanitised, in the reading styles of the sites. */
export function PreviewDrawer({ id, revision, open, onClose }: Props) {
  const [device, setDevice] = useState<Device>('pc')
  const preview = useQuery({ ...faqPreviewQuery(id, revision), enabled: open })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={860}
      title={`预览 第 ${revision} 版`}
      destroyOnHidden
      styles={{ body: { padding: 0 } }}
      extra={
        <Segmented<Device>
          aria-label="预览宽度"
          value={device}
          onChange={setDevice}
          options={[
            { value: 'pc', label: '桌面' },
            { value: 'mobile', label: '手机' },
          ]}
        />
      }
    >
      {preview.isPending ? (
        <Skeleton className="preview-loading" active paragraph={{ rows: 10 }} />
      ) : preview.isError ? (
        <QueryFailure error={preview.error} retry={preview.refetch} />
      ) : (
        <div className={`preview-stage preview-${device}`}>
          <PreviewFrame title={preview.data.title}>
            <PreviewArticle faq={preview.data} />
          </PreviewFrame>
        </div>
      )}
    </Drawer>
  )
}
