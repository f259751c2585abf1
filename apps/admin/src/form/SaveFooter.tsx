import { Button } from 'antd'

type Props = { pending: boolean; save: () => Promise<unknown>; close: () => void }

/** The foot of a drawer whose fields are saved as they stand. */
export const SaveFooter = ({ pending, save, close }: Props) => (
  <div className="drawer-actions">
    <Button type="primary" loading={pending} onClick={() => void save()}>
      保存
    </Button>
    <Button onClick={close}>取消</Button>
  </div>
)
