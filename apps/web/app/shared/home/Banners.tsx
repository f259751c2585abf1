import type { Banner } from '@kms/contract/home'
import type { Device } from '@kms/features/device/device'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { Icon } from '@kms/ui/Icon'
import { Link } from 'react-router'
import { SingleLineDiagram } from './SingleLineDiagram.tsx'

type Props = { banners: readonly Banner[]; device: Device }

/** A strip that scrolls by itself in no browser: swiped, scrolled or stepped by its reader. The words are text, not picture. */
export const Banners = ({ banners, device }: Props) =>
  banners.length === 0 ? null : (
    <section className="banners" aria-label={homePartsCopy.banners}>
      <ul className="banner-track">
        {banners.map((banner) => (
          <li key={banner.id} className={`banner ${banner.theme}`} data-banner={banner.id}>
            <SingleLineDiagram />
            <div className="banner-words">
              {banner.kicker && <small>{banner.kicker}</small>}
              <h2>{banner.title}</h2>
              <p>{banner.text}</p>
              <BannerAction banner={banner} device={device} />
            </div>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className="banner-steps">
          <button data-act="back" aria-label={homePartsCopy.bannerBack}>
            <Icon name="chevronLeft" size={18} />
          </button>
          <button data-act="on" aria-label={homePartsCopy.bannerOn}>
            <Icon name="chevronRight" size={18} />
          </button>
        </div>
      )}
      {banners.filter(isDialog).map((banner) => (
        <BannerDialog key={banner.id} banner={banner} />
      ))}
    </section>
  )

const isDialog = ({ kind }: Banner) => kind === 'dialog'
const dialogId = ({ id }: Banner) => `banner-dialog-${id}`

function BannerAction({ banner, device }: { banner: Banner; device: Device }) {
  const words = (
    <>
      {banner.action}
      <Icon name="chevronRight" size={15} />
    </>
  )
  if (!isDialog(banner)) return <Link to={`/${device}${banner.target}`}>{words}</Link>
  // Browsers that know commands open the dialog before any code is there.
  const command = { command: 'show-modal', commandfor: dialogId(banner) }
  return (
    <button data-opens={dialogId(banner)} {...command}>
      {words}
    </button>
  )
}

const BannerDialog = ({ banner }: { banner: Banner }) => (
  <dialog id={dialogId(banner)} className="banner-dialog" aria-labelledby={`${dialogId(banner)}-title`}>
    <form method="dialog">
      <h2 id={`${dialogId(banner)}-title`}>{banner.title}</h2>
      <button className="button">{homePartsCopy.close}</button>
    </form>
    <div className="rich-text" dangerouslySetInnerHTML={{ __html: banner.content }} />
  </dialog>
)
