/** 单线图: a rail with two feeders and an arrester. Decoration; its colours are the banner's. */
export const SingleLineDiagram = () => (
  <svg className="banner-art" viewBox="0 0 724 188" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <path className="field" d="M330 188 470 0h254v188z" />
    <g className="rail">
      <path d="M410 40h290" strokeWidth="5" />
      <path d="M450 40v26M450 118v40M450 118l-13-33M550 40v26M550 118v40M550 118l-13-33M650 40v26M650 112v46" />
      <path d="M539 158h22l-11 18zM640 158h20M644 165h12M648 172h4" />
      <circle cx="450" cy="166" r="11" />
    </g>
    <path className="contact" d="m444 66 12 12M456 66l-12 12M544 66l12 12M556 66l-12 12M650 66v46" />
  </svg>
)
