import type { HostedSite } from '#contract';
import { PATH } from './names.ts';

/** A whole configuration to begin with: copied to the server once, and from then on its owner's. */
export function nginxExample({ origin }: HostedSite): string {
  const { hostname } = new URL(origin);
  const bare = hostname.replace(/^www\./, '');
  const place = `/srv/${hostname}`;
  return `# To begin with: copy it to /etc/nginx/conf.d/${hostname}.conf, put your own paths in, and test it with nginx -t.
# ${place}/dist is the build's folder; each new one replaces it, and http.conf and server.conf with it.

include ${place}/dist/hosts/nginx/http.conf;

# No addresses of visitors, and no queries.
log_format ${hostname} '$time_iso8601 $status $request_method ${PATH} $body_bytes_sent $request_time';

server {
  listen 80;
  listen [::]:80;
  server_name ${bare === hostname ? hostname : `${hostname} ${bare}`};
  server_tokens off;
  access_log off;
  location /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 ${origin}$request_uri; }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:${hostname}:10m;
  ssl_session_tickets off;
  access_log /var/log/nginx/${hostname}.log ${hostname};

  root ${place}/dist/client;
  include ${place}/dist/hosts/nginx/server.conf;
}
`;
}
