# A formula for Homebrew. OWNER is the account that the repository belongs to.
#
#   brew install --HEAD ./deploy/homebrew/split-preview.rb
class SplitPreview < Formula
  desc "Preview of how UIKit split views adapt, in a browser"
  homepage "https://github.com/OWNER/split-preview"
  license "MIT"
  head "https://github.com/OWNER/split-preview.git", branch: "main"

  depends_on "brotli" => :build
  depends_on "esbuild" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "libwebsockets"
  depends_on macos: :sequoia

  # Homebrew builds in a sandbox of its own, and Swift cannot put another one inside.
  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "split-preview"
    system "scripts/bundle", "release"
    bin.install ".build/release/split-preview"
    pkgshare.install "Public"
    (pkgshare/"bundle").install Dir[".build/page/{sources,files,brotli}"]
    generate_completions_from_executable(bin/"split-preview", "--generate-completion-script")
    (buildpath/"help.json").write Utils.safe_popen_read(bin/"split-preview", "--experimental-dump-help")
    (buildpath/"split-preview.1").write Utils.safe_popen_read("sh", "-c", "python3 scripts/manual.py <help.json")
    man1.install "split-preview.1"
    doc.install "README.md", "docs"
  end

  service do
    run [opt_bin/"split-preview", "serve"]
    keep_alive crashed: true
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/split-preview --version") unless build.head?
    assert_match "split", shell_output("#{bin}/split-preview scene mail --width 1180 --height 820")
    port = free_port
    pid = spawn bin/"split-preview", "serve", "--port", port.to_s
    begin
      address = "http://127.0.0.1:#{port}/"
      assert_match "<html", shell_output("curl --silent --fail --retry 10 --retry-connrefused #{address}")
    ensure
      Process.kill "TERM", pid
      Process.wait pid
    end
  end
end
