import type { CatalogueDraft, CatalogueRow } from '@kms/contract/admin-dictionary'
import { Drawer, Form, Input, Radio, Select } from 'antd'
import { useState } from 'react'
import { ActFailure } from '../form/ActFailure.tsx'
import { Labelled } from '../form/Labelled.tsx'
import { SaveFooter } from '../form/SaveFooter.tsx'
import { useAct } from '../form/use-act.ts'
import { api } from '../session/api.ts'
import { CATALOGUE, CATALOGUE_STATES } from './catalogue-words.ts'

const NEW: CatalogueDraft = {
  ...{ code: '', series: '', category: '', description: '', status: 'active', successor: null, predecessors: [] },
}
const STATES = Object.entries(CATALOGUE_STATES).map(([value, label]) => ({ value, label }))

export function CatalogueDrawer({ item, close }: { item: CatalogueRow | null; close: () => void }) {
  const [draft, setDraft] = useState<CatalogueDraft>(item ?? NEW)
  const { act, pending, failure, errorOf } = useAct(CATALOGUE)
  const set = (change: Partial<CatalogueDraft>) => setDraft((before) => ({ ...before, ...change }))
  const save = async () => {
    if (await act(() => api.adminSaveCatalogueItem({ body: draft }), '已保存')) close()
  }
  const text = (field: 'series' | 'category' | 'description', label: string, max: number) => (
    <Labelled id={`item-${field}`} label={label} error={errorOf(field)}>
      {(control) => (
        <Input
          {...control}
          maxLength={max}
          value={draft[field]}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      )}
    </Labelled>
  )
  return (
    <Drawer
      open
      onClose={close}
      size={520}
      title={item === null ? '新建型号' : '编辑型号'}
      footer={<SaveFooter pending={pending} save={save} close={close} />}
    >
      <ActFailure failure={failure} />
      <Form className="drawer-form" layout="vertical" component="div">
        <Labelled
          id="item-code"
          label="型号"
          required
          error={errorOf('code')}
          hint="大小写、分隔符和 O/0 的不同写法算同一个型号"
        >
          {(control) => (
            <Input
              {...control}
              maxLength={40}
              disabled={item !== null}
              value={draft.code}
              onChange={(event) => set({ code: event.target.value })}
            />
          )}
        </Labelled>
        {text('description', '说明', 300)}
        <div className="drawer-pair">
          {text('series', '系列', 40)}
          {text('category', '类别', 40)}
        </div>
        <Labelled id="item-status" label="状态" error={errorOf('status')}>
          {(control) => (
            <Radio.Group
              {...control}
              options={STATES}
              value={draft.status}
              onChange={(event) => set({ status: event.target.value })}
            />
          )}
        </Labelled>
        <Labelled id="item-successor" label="替代为" error={errorOf('successor')} hint="停产后推荐的型号">
          {(control) => (
            <Input
              {...control}
              maxLength={40}
              value={draft.successor ?? ''}
              onChange={(event) => set({ successor: event.target.value.trim() || null })}
            />
          )}
        </Labelled>
        <Labelled
          id="item-predecessors"
          label="替代了"
          error={errorOf('predecessors')}
          hint="它替代的老型号，须在词典里"
        >
          {(control) => (
            <Select
              {...control}
              mode="tags"
              open={false}
              suffixIcon={null}
              tokenSeparators={[',', '，', '、', ' ']}
              value={draft.predecessors}
              onChange={(codes: string[]) => set({ predecessors: codes })}
            />
          )}
        </Labelled>
      </Form>
    </Drawer>
  )
}
